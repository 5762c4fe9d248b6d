"""What every game shares: decisions, events, refusals, records, descriptions, chance and the clock."""
