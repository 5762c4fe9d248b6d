"""The words of the answers about one's own table of Vineta, in French."""

VERDICTS: dict[str, str] = {
    "verdict.opens": (
        "{seat:who} {seat:verb|commence|commencez|commencent} ensuite, que ce soit une manche ou un nouveau tour : la"
        " figurine du premier joueur passe à gauche."
    ),
    "verdict.opens.stays": (
        "{seat:who} {seat:verb|ouvre|ouvrez|ouvrent} le tour suivant : à {{ word VI.opener_stays }} joueurs, la"
        " figurine du premier joueur ne bouge pas. S’il reste une manche à jouer dans ce tour, c’est {next:who} qui la"
        " {next:verb|commence|commencez|commencent}."
    ),
    "verdict.opens.disc": (
        "{found:clause}\nJusqu’à la fin du tour, le disque de bois reste devant {holder:who}, qui a ouvert ce tour ;"
        " ensuite, il passe sous la figurine."
    ),
    "verdict.sure.opens": "Le voisin de gauche de celui qui a commencé la dernière manche commence ensuite.",
    "verdict.sure.opens.stays": (
        "À {{ word VI.opener_stays }} joueurs, celui qui a commencé la dernière manche ouvre aussi le tour suivant ;"
        " s’il reste une manche à jouer dans ce tour, c’est son voisin de gauche qui la commence."
    ),
    "verdict.sure.usual": (
        "Après les {{ word VI.rounds }} manches habituelles, {usual:who} {usual:verb|ouvre|ouvrez|ouvrent} le tour"
        " suivant. D’ici là, {with_disc:who} {with_disc:verb|a|avez|ont} le disque de bois."
    ),
    "verdict.refused": "Non. {reason:reason}\n{instead:clause}",
    "instead.closed": "{card:the_card} doit aller sur un quartier encore en place.",
    "instead.added": "Il faut ajouter {card:the_card} à une série en cours, sur {districts:or_districts}.",
    "instead.hope": "{card:the_card} doit amener une maison d’un autre quartier sur {ends:or_districts}.",
    "instead.rescue": (
        "{card:the_card} doit mener autant de maisons que possible, {{ word VI.rescued }} au plus, de"
        " {sources:or_districts} vers un seul autre quartier."
    ),
    "instead.swap": "{card:the_card} doit échanger les maisons d’un quartier et d’un autre, tous hors quarantaine.",
    "instead.free": "{card:the_card} doit mener une maison d’un quartier qui n’est pas en quarantaine vers un autre.",
    "instead.panic": (
        "{card:the_card} doit mener autant de maisons que possible, {{ word VI.scattered }} au plus, d’un quartier qui"
        " n’est pas en quarantaine vers autant d’autres quartiers."
    ),
    "verdict.void": (
        "{card:the_card} n’a aucune cible ici, car {why:reasons} : {seat:who} la"
        " {seat:verb|défausse|défaussez|défaussent} sans effet."
    ),
    "verdict.free": (
        "Si aucun quartier n’est menacé : {found:clause}\nDès qu’un quartier est menacé, {card:the_card} {card:danger}."
    ),
    "verdict.done": "Oui. {event:clause}",
    "verdict.taken": "Oui. {event:clause}\n{rest:clause}",
    "verdict.flood_only": "Une inondation, oui ; une autorité, jamais. {event:clause}\n{rest:clause}",
    "taken.goes_on": "La série d’où elle vient continue, et le jeton dieu y reste.",
    "taken.any": (
        "La série d’où elle vient continue, et le jeton dieu y reste, même si c’est la première inondation qui part :"
        " alors la suivante prend sa place."
    ),
    "taken.first": (
        "La série d’où elle vient continue : le jeton dieu y reste, et l’inondation suivante devient la première."
    ),
    "taken.ended": (
        "C’était la dernière inondation de sa série, qui prend fin : le jeton dieu revient à son"
        " propriétaire{lost:count|.|, et la carte autorité est défaussée.|, et les # cartes autorité sont défaussées.}"
    ),
    "taken.ends_or_not": (
        "Si c’était la seule inondation de sa série, la série prend fin : le jeton dieu revient à son"
        " propriétaire{lost:count||, et la carte autorité est défaussée|, et les # cartes autorité sont défaussées}."
        " Sinon, la série continue, et le jeton dieu y reste."
    ),
    "any.WindChanged": (
        "{seat:who} {seat:verb|fait|faites|font} passer une inondation de la série {source:of_district} au bout de"
        " celle {target:of_district}."
    ),
    "any.SeaCalmed": (
        "Une inondation quitte la série {district:of_district} pour la défausse de celui qui l’avait posée."
    ),
    "verdict.done_first": (
        "Oui. {event:clause}\nLa série d’où elle vient continue : le jeton dieu {chip:of} reste en place, et la"
        " première carte est maintenant celle {first:of}."
    ),
    "verdict.done_ended": (
        "Oui. {event:clause}\nC’était la dernière inondation de sa série, qui prend fin : {chip:who}"
        " {chip:verb|reprend|reprenez|reprennent} le jeton dieu{lost:count|.|, et la carte autorité est"
        " défaussée.|, et les # cartes autorité sont défaussées.}"
    ),
    "verdict.swapped": (
        "Oui. {seat:who} {seat:verb|échange|échangez|échangent} toutes les maisons {one:of_district} et"
        " {other:of_district} ; les séries, les jetons dieu et la quarantaine ne bougent pas."
    ),
    "verdict.moved": (
        "Oui. Avec {card:the_card}, {count:count|une maison va|# maisons vont} de {source:district} vers"
        " {districts:districts}."
    ),
    "verdict.moved_partly": (
        "{card:the_card} déplace {count:count|une maison|# maisons} de {source:district} vers"
        " {districts:districts}, et doit encore en déplacer {left:count|une|#}, chacune vers un autre quartier."
    ),
    "verdict.targets": "{card:the_card} peut servir sur {districts:or_districts} : il faut donc l’appliquer.",
    "verdict.targets_houses": (
        "Il faut appliquer {card:the_card} : elle peut mener une maison de {districts:or_districts} vers"
        " {ends:or_districts}."
    ),
    "verdict.moves_panic": (
        "{card:the_card} doit mener {count:count|une maison|# maisons} de {source:district} vers"
        " {count:count|l’un|autant} de ces quartiers : {districts:districts}."
    ),
    "verdict.moves_panic_each": (
        "{card:the_card} doit mener {count:count|une maison|# maisons} de {source:district}, ni plus ni moins : une"
        " vers {districts:each_district}."
    ),
    "verdict.moves_rescue": (
        "{card:the_card} doit mener {count:count|une maison|# maisons} de {source:district} vers un seul autre"
        " quartier, au choix, même menacé ou en quarantaine."
    ),
    "verdict.moves_rescue_only": (
        "{card:the_card} doit mener {count:count|une maison|# maisons} de {source:district} vers un seul autre"
        " quartier, au choix, même menacé ou en quarantaine.\nElle n’en prend aucune ailleurs : {why:reasons}."
    ),
    "verdict.targets_swap": (
        "Il faut appliquer {card:the_card} : elle peut échanger les maisons de quartiers choisis parmi"
        " {districts:districts}."
    ),
    "verdict.goals_houses": (
        "Avec {card:the_card}, une maison de {source:district} peut aller vers {districts:or_districts}."
    ),
    "verdict.goals_swap": (
        "{card:the_card} peut échanger les maisons de {source:district} avec celles de {districts:or_districts}."
    ),
    "verdict.goals_floods": (
        "{card:the_card} peut faire passer une inondation, jamais une autorité, de la série de {source:district} à"
        " celle de {districts:or_districts}."
    ),
    "verdict.targets_floods": (
        "{card:the_card} peut prendre une inondation, jamais une autorité, à la série de {districts:or_districts} :"
        " il faut donc l’appliquer."
    ),
    "verdict.sinks": "{district:the_district} coule : sa série vaut {worth:n}, plus que toute autre.",
    "verdict.sinks_over": (
        "Pas de manche {next:n} : ce tour compte {over:count|une manche|# manches}. {district:the_district} coule : sa"
        " série vaut {worth:n}, plus que toute autre."
    ),
    "verdict.sinks_low": (
        "{district:the_district} coule : sa série ne vaut que {worth:n}, mais aucune autre ne vaut autant."
    ),
    "open.SeriesStarted": (
        "{seat:who} {seat:verb|peut|pouvez|peuvent} ouvrir une série avec une inondation et poser le jeton dieu"
        " {district:on_district}."
    ),
    "open.SeriesExtended": (
        "{seat:who} {seat:verb|peut|pouvez|peuvent} ajouter une inondation à la série {district:of_district}."
    ),
    "open.AuthorityLaid": (
        "{seat:who} {seat:verb|peut|pouvez|peuvent} poser l’autorité à côté de la série {district:of_district}."
    ),
    "open.WindChanged": (
        "{seat:who} {seat:verb|fait|faites|font} tourner le vent : l’inondation {owner:verb|jouée par |que |jouée"
        " par }{owner:who}{owner:verb|| avez jouée|} passe de la série {source:of_district} au bout de celle"
        " {target:of_district}."
    ),
    "open.SeaCalmed": (
        "{seat:who} {seat:verb|calme|calmez|calment} la mer : l’inondation {owner:verb|jouée par |que |jouée par"
        " }{owner:who}{owner:verb|| avez jouée|} quitte la série {district:of_district} pour la défausse."
    ),
    "verdict.sinks_open": "{district:the_district} coule : aucune autre série ne vaut autant.",
    "verdict.tie": (
        "Rien ne coule encore : il y a égalité à {worth:n} entre {districts:districts}, et l’on joue une manche de"
        " plus.\n{next:clause} Et ainsi de suite, jusqu’à ce qu’une série soit seule en tête ; au bout de"
        " {{ VI.last_round }} manches, un joueur choisit."
    ),
    "verdict.tie_open": (
        "Rien ne coule encore : les séries les plus hautes sont à égalité, et l’on joue une manche de plus.\n"
        "{next:clause} Et ainsi de suite, jusqu’à ce qu’une série soit seule en tête ; au bout de"
        " {{ VI.last_round }} manches, un joueur choisit."
    ),
    "verdict.sure.highest": (
        "À la fin du tour, le quartier de la série la plus haute coule ; si les plus hautes sont à égalité, rien ne"
        " coule encore, et l’on joue une manche de plus."
    ),
    "verdict.nothing": (
        "Rien ne coule encore : aucun quartier n’est menacé, et l’on joue une manche de plus.\n{next:clause}"
    ),
    "next.round": (
        "Comme après chaque manche, tous piochent d’abord, et la figurine du premier joueur passe à gauche : la manche"
        " est ouverte par le voisin de gauche de celui qui a ouvert la dernière."
    ),
    "next.round.two": (
        "Comme après chaque manche, chacun pioche d’abord, et la figurine du premier joueur change de camp : la manche"
        " est ouverte par celui qui n’a pas ouvert la dernière."
    ),
    "verdict.not_yet": (
        "Rien ne coule encore : ce tour compte {rounds:count|une manche|# manches}, et {over:count|aucune n’est encore"
        " jouée|une seule est jouée|# seulement sont jouées}."
    ),
    "verdict.forced": (
        "C’était la dernière manche possible, et c’est à {seat:who}, qui {seat:verb|l’a|l’avez|l’ont} ouverte, de"
        " choisir le quartier qui coule : {districts:or_districts}."
    ),
    "verdict.shared": (
        "{district:the_district} coule, et ses {count:n} maisons vont une à une aux joueurs de la série :"
        " {counts:each}.\nDans l’ordre des inondations, à qui que soit le jeton dieu : {order:who}{again:count||, et"
        " ainsi de suite|, et ainsi de suite}."
    ),
    "verdict.sure.shared": "{sinking:the_district} coule. C’est sûr, de ses {all:n} maisons au moins : {least:each}.",
    "part.taken": "Maisons prises : {taken_points:each}.",
    "part.own": "Maisons de sa couleur : {own_points:each}.",
    "part.bonus": "Dernier quartier : {bonus_points:each}.",
    "verdict.sure.points": "C’est sûr : {spans:each} points.",
    "verdict.sure.points_lost": (
        "C’est sûr : {spans:each} points, et {losing:who} ne {losing:verb|peut|pouvez|peuvent} plus gagner."
    ),
    "verdict.sure.gains": "C’est sûr, points du dernier quartier : {gains:each}, en plus des maisons prises.",
    "verdict.sure.worth": (
        "C’est sûr : {per_taken:count|un point|# points} par maison prise, {per_own:n} par maison de sa couleur sur le"
        " dernier quartier, et {per_district:n} pour le dernier quartier à qui en a la tuile."
    ),
    "verdict.sure.nobodys": "C’est sûr : personne n’a les {lost:n} points du dernier quartier.",
    "verdict.sure.nobodys_houses": (
        "C’est sûr, points des maisons de sa couleur : {gains:each}, en plus des maisons prises. Personne n’a"
        " les {lost:n} points du dernier quartier."
    ),
    "verdict.shared_alone": (
        "{district:the_district} coule, et {seat:who} {seat:verb|prend|prenez|prennent} {count:count|sa seule"
        " maison|ses # maisons}."
    ),
    "verdict.shared_none": "{district:the_district} coule sans aucune maison : personne n’en prend.",
    "verdict.score": "{scores:each} points : {seat:who} {seat:verb|gagne|gagnez|gagnent} la partie.\n{parts:clauses}",
    "verdict.score_open": ("{winners:who} {winners:verb|gagne|gagnez|se partagent la victoire} : {span:each} points."),
    "verdict.score_tie": (
        "{scores:each} points : {seats:who} {seats:verb|est|êtes|sont} à égalité, leurs maisons sur le dernier quartier"
        " les départagent ({own:each}), et {seat:who} {seat:verb|gagne|gagnez|gagnent} la partie.\n{parts:clauses}"
    ),
    "verdict.score_shared": (
        "{scores:each} points : {winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire.\n"
        "{parts:clauses}"
    ),
}
