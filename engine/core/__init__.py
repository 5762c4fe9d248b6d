"""What every game shares: decisions, events, refusals, records, tellings, chance and the clock."""
