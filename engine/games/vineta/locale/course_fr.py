"""Les mots de la leçon de Vineta, en français : ses étapes."""

COURSE: dict[str, str] = {
    "stage.sinking.title": "Un quartier coule",
    "stage.sinking.idea": (
        "À chaque tour, la plus forte série fait couler son quartier, et ses inondations en prennent les maisons."
        " Sauvez ce que nomment vos tuiles secrètes."
    ),
    "stage.sinking.1.told": (
        "Vous êtes des dieux : noyez Vineta, prenez ses maisons, sauvez votre couleur secrète. Les inondations contre"
        " un quartier forment une série ; leurs vagues s’additionnent. La plus forte fait couler son quartier."
    ),
    "stage.sinking.1.ask": "Le tour est fini. Touchez le quartier qui coule.",
    "stage.sinking.1.why": "Les vagues contre {district:the_district} : {sum:n}. Aucun n’en a autant.",
    "stage.sinking.2.told": (
        "Dans l’ordre, chaque inondation de la série prend une maison, peu importe laquelle, pour celui qui l’a jouée :"
        " le signe sur la carte dit qui."
    ),
    "stage.sinking.2.ask": "{district:the_district} coule. Touchez celui qui prend la première maison.",
    "stage.sinking.2.why": "C’est {first:who} qui {first:verb|a|avez|ont} joué la première inondation de la série.",
    "stage.sinking.3.told": (
        "Une autre table. Vos tuiles secrètes nomment les maisons {own:colours_many} et {saved:the_district} : ce qu’il"
        " en reste à la fin rapporte des points."
    ),
    "stage.sinking.3.ask": "À vous la dernière inondation. Touchez le quartier à faire couler sans rien y perdre.",
    "stage.sinking.3.why": (
        "Vous y prenez des maisons, et rien de ce qui est à vous n’a coulé. À la fin, une maison prise rapporte"
        " {{ VI.taken_house }}, une maison à vous sur le dernier quartier {{ VI.own_house }}."
    ),
    "stage.sinking.4.ask": "La dernière manche du tour est finie. Touchez le quartier qui coule.",
    "stage.sinking.4.why": "Les vagues contre {district:the_district} : {sum:n}. Aucun n’en a autant.",
    "stage.flood.title": "Une carte de votre main",
    "stage.flood.idea": (
        "De vos {{ word VI.hand }} cartes, vous en posez une à chaque manche, puis vous piochez. Une inondation ouvre"
        " une série en bord de mer, avec votre jeton dieu, ou en rejoint une."
    ),
    "stage.flood.1.told": (
        "Une autre table : un tour commence, et l’on retourne d’abord votre carte. Une inondation ouvre une série là"
        " où la mer touche un quartier ; votre jeton dieu le marque."
    ),
    "stage.flood.1.ask": "C’est une inondation. Touchez un quartier qu’elle peut menacer.",
    "stage.flood.1.why": "La mer touche {touch:the_district} : une inondation peut y frapper.",
    "stage.flood.2.told": (
        "Une autre table. Tous ont posé une carte face cachée ; on les retourne une à une, à partir du premier joueur."
        " Un quartier est déjà menacé."
    ),
    "stage.flood.2.ask": (
        "{seat:who} retourne une inondation. Touchez un quartier où elle peut ouvrir une nouvelle série."
    ),
    "stage.flood.2.why": "La mer touche {touch:the_district}, et aucune série ne le menace encore.",
    "stage.flood.3.told": (
        "Une partie dure {{ word VI.turns }} tours : à chacun, un quartier coule, jusqu’au dernier. À chaque manche,"
        " chacun pose une carte face cachée."
    ),
    "stage.flood.3.ask": (
        "Vert 1, où sont vos maisons bleues, est en tête. Touchez la carte qui fera passer vert 3 devant."
    ),
    "stage.flood.3.why": (
        "{sum:n} : {district:the_district} passe en tête. Ce que posent les autres, on ne le voit qu’une fois toutes"
        " les cartes posées."
    ),
    "stage.flood.4.told": (
        "Une autre table. Une inondation peut aussi rejoindre toute série. Posé, un jeton pâlit près du nom."
    ),
    "stage.flood.4.ask": (
        "Le jeton dieu {seat:of} est déjà sur un quartier ; {seat:who} retourne encore une inondation. Touchez un"
        " quartier où elle peut aller."
    ),
    "stage.flood.4.why": "Une série y est déjà ouverte, et toute inondation peut la rejoindre.",
    "stage.coast.title": "La mer avance",
    "stage.coast.idea": "Un quartier coulé devient la mer, et ses voisins sont alors en bord de mer.",
    "stage.coast.1.told": (
        "Nul n’est à l’abri longtemps : là où un quartier a coulé, c’est la mer, et elle touche tous ses voisins."
    ),
    "stage.coast.1.ask": (
        "{district:the_district} vient de couler. Combien de quartiers abrités jusque-là sont maintenant en bord de"
        " mer ?"
    ),
    "stage.coast.1.why": "Il abritait encore {districts:districts} ; ses autres voisins touchaient déjà la mer.",
    "stage.coast.2.told": "Une autre table, une autre brèche dans l’anneau vert.",
    "stage.coast.2.ask": (
        "{seat:who} retourne une inondation. Touchez un quartier jaune ou rouge où elle peut ouvrir une série."
    ),
    "stage.coast.2.why": "La mer a pris la place de {gap:districts}, juste à côté {touch:of_district}.",
    "stage.coast.3.told": (
        "Une autre table. Vos maisons bleues et {saved:the_district} doivent durer : plus longtemps à l’abri, mieux"
        " c’est."
    ),
    "stage.coast.3.ask": (
        "À vous la dernière inondation. Touchez le quartier à faire couler sans perdre de maison, ni amener la mer au"
        " vôtre."
    ),
    "stage.coast.3.why": "La mer avance ailleurs : {saved:the_district} reste à l’abri de tous côtés.",
    "stage.authority.title": "L’autorité",
    "stage.authority.idea": (
        "Jusqu’à la fin du tour, l’autorité ajoute ou enlève {{ word VI.sway }} vagues à une série, même sous zéro."
    ),
    "stage.authority.1.told": (
        "L’autorité peut renverser un tour : elle ajoute ou enlève {{ word VI.sway }} vagues à une série, même sous"
        " zéro."
    ),
    "stage.authority.1.ask": (
        "{seat:who} tourne l’autorité du côté {waves:plus} et la pose près de la série {district:of_district}. Combien"
        " vaut cette série maintenant ?"
    ),
    "stage.authority.1.why": "L’autorité compte comme des vagues : {sum:n}.",
    "stage.authority.2.told": (
        "Une autre table. Vert 1 mène, avec vos maisons bleues : c’est vert 2 qui doit couler. À vous la dernière"
        " carte."
    ),
    "stage.authority.2.ask": "Que faire de votre autorité ?",
    "stage.authority.2.why": (
        "La plus forte est alors celle {highest:of_district} : {series:sums}. « {also:move} » aurait suffi aussi."
    ),
    "stage.authority.3.ask": "La dernière manche du tour est finie. Touchez le quartier qui coule.",
    "stage.authority.3.why": "Autorité comprise, la série {district:of_district} est la plus forte : {sum:n}.",
    "stage.wind_and_calm.title": "Le vent et le calme",
    "stage.wind_and_calm.idea": (
        "Le vent changeant déplace une inondation ; la mer calme la renvoie à la défausse de son propriétaire."
    ),
    "stage.wind_and_calm.1.ask": (
        "{seat:who} calme la mer : l’inondation {waves:count|d’une vague|de # vagues} quitte la série"
        " {district:of_district}. Touchez le joueur dont la défausse la reçoit."
    ),
    "stage.wind_and_calm.1.why": (
        "C’est {owner:who} qui {owner:verb|l’a|l’avez|l’ont} jouée, comme le montre son signe : elle va donc à"
        " sa défausse."
    ),
    "stage.wind_and_calm.2.told": "Le vent changeant emporte une inondation au bout d’une autre série.",
    "stage.wind_and_calm.2.ask": (
        "Avec le vent changeant, {seat:who} prend une inondation {waves:count|d’une vague|de # vagues} sur"
        " {source:the_district}. Touchez un quartier où cette carte peut aller."
    ),
    "stage.wind_and_calm.2.why": (
        "Une série y est déjà ouverte ; le vent n’en ouvre aucune. Sans autre série, la carte serait défaussée sans"
        " effet, et on n’en rejouerait pas."
    ),
    "stage.wind_and_calm.3.ask": (
        "Avec le vent changeant, {seat:who} fait passer l’inondation {waves:count|d’une vague|de # vagues} de la série"
        " {source:of_district} à celle {target:of_district}. Touchez le joueur à qui cette carte appartient désormais."
    ),
    "stage.wind_and_calm.3.why": (
        "C’est {owner:who} qui {owner:verb|l’a|l’avez|l’ont} jouée : le vent déplace la carte sans changer son"
        " propriétaire."
    ),
    "stage.wind_and_calm.4.told": (
        "La mer calme retire une inondation d’une série et la renvoie à la défausse de son propriétaire."
    ),
    "stage.wind_and_calm.4.ask": (
        "{seat:who} calme la mer : l’inondation {waves:count|d’une vague|de # vagues} quitte {district:the_district}."
        " Si le tour finissait là, quel quartier coulerait ? Touchez-le."
    ),
    "stage.wind_and_calm.4.why": "Sans cette inondation, {highest:the_district} est le plus menacé : {sum:n}.",
    "stage.wind_and_calm.5.told": (
        "Une autre table. Une carte déplacée emporte ses vagues. Vert 1 mène, avec vos maisons bleues."
    ),
    "stage.wind_and_calm.5.ask": (
        "Avec le vent changeant, vous emportez une inondation {waves:count|d’une vague|de # vagues}. Touchez le"
        " quartier où elle ne nuira pas à vos maisons."
    ),
    "stage.wind_and_calm.5.why": (
        "C’est {highest:the_district} qui mène maintenant, à {sum:n}, et aucune maison à vous n’y est. La carte,"
        " elle, garde son signe."
    ),
    "stage.moving_houses.title": "Déplacer des maisons",
    "stage.moving_houses.idea": (
        "Le faux espoir mène au danger, le sauvetage en sort ; la panique disperse, le déménagement échange."
    ),
    "stage.moving_houses.1.told": (
        "Le faux espoir attire une maison, plutôt d’un rival, vers un quartier menacé, même loin ; si aucun ne l’est,"
        " ailleurs."
    ),
    "stage.moving_houses.1.ask": (
        "{seat:who} joue un faux espoir : {colour:a_house} quitte {source:the_district}. Touchez un quartier où elle"
        " peut aller."
    ),
    "stage.moving_houses.1.why": (
        "{danger:if|Ce quartier est menacé, et le faux espoir mène au danger.|Aucun quartier n’est menacé : n’importe"
        " quel autre convient.}"
    ),
    "stage.moving_houses.2.told": (
        "Vous jouez un sauvetage pour vos maisons bleues : il sort {{ word VI.rescued }} maisons d’un même quartier"
        " menacé, ensemble vers un autre, ici {target:the_district}."
    ),
    "stage.moving_houses.2.ask": "Touchez un quartier où prendre la première maison ; la deuxième en viendra aussi.",
    "stage.moving_houses.2.why": (
        "{source:the_district} est menacé : le sauvetage en tire {{ word VI.rescued }} maisons, ensemble."
    ),
    "stage.moving_houses.3.told": (
        "Une autre table. La panique disperse {{ word VI.scattered }} maisons, chacune sur un quartier différent."
    ),
    "stage.moving_houses.3.ask": (
        "La panique disperse des maisons {source:of_district} ; la première vient de fuir vers"
        " {table_target:the_district}. Touchez un quartier où la suivante peut fuir."
    ),
    "stage.moving_houses.3.why": (
        "Aucune maison de cette panique n’y a encore fui. S’il y a trop peu de maisons, ou d’autres quartiers, il en"
        " fuit moins."
    ),
    "stage.moving_houses.4.told": (
        "Une autre table. Le déménagement échange toutes les maisons de deux quartiers, menacés ou non, même vides."
    ),
    "stage.moving_houses.4.ask": (
        "{seat:who} joue un déménagement entre les quartiers {one:district} et {other:district}. Combien de maisons y"
        " a-t-il ensuite sur {one:the_district} ?"
    ),
    "stage.moving_houses.4.why": (
        "Ses maisons partent toutes ; {other_count:count|aucune ne vient|une vient|# viennent} {other:of_district}."
    ),
    "stage.moving_houses.5.ask": (
        "{seat:who} sauve des maisons {source:of_district} ; la première vient d’arriver sur"
        " {table_target:the_district}. Touchez un quartier où la suivante peut aller."
    ),
    "stage.moving_houses.5.why": "Les maisons d’un sauvetage vont au même quartier, et la première y est allée.",
    "stage.quarantine.title": "La quarantaine",
    "stage.quarantine.idea": (
        "Jusqu’à la fin du tour, aucune maison ne sort d’un quartier en quarantaine. Il peut couler."
    ),
    "stage.quarantine.1.told": (
        "La quarantaine ferme un quartier : jusqu’à la fin du tour, aucune maison n’en sort. La plus forte série"
        " commence par votre inondation : vous voulez y garder les maisons, et les prendre."
    ),
    "stage.quarantine.1.ask": "Touchez le quartier à mettre en quarantaine.",
    "stage.quarantine.1.why": (
        "Plus aucune carte ne peut en sortir une maison, ni sauvetage ni déménagement. D’autres maisons"
        " peuvent encore y entrer."
    ),
    "stage.quarantine.2.told": "Une autre table. La quarantaine n’arrête que les maisons qui voudraient sortir.",
    "stage.quarantine.2.ask": (
        "La dernière manche du tour est finie, et un quartier menacé est en quarantaine. Touchez le quartier qui coule."
    ),
    "stage.quarantine.2.why": "La quarantaine retient les maisons, pas la mer : la plus forte série décide.",
    "stage.quarantine.3.told": (
        "Une autre table, la dernière manche d’un tour, et votre main. Vert 1 va couler, avec vos maisons bleues."
    ),
    "stage.quarantine.3.ask": "Touchez la carte à poser pour n’en perdre aucune.",
    "stage.quarantine.3.why": (
        "Le sauvetage les sort à temps du danger : {district:the_district} coule sans une maison à vous."
    ),
    "stage.length_of_turn.title": "La durée d’un tour",
    "stage.length_of_turn.idea": (
        "Un tour, c’est {{ word VI.rounds }} manches, plus une par carte de plus, moins une par carte de moins. Tant"
        " qu’il y a égalité en tête, chacun rejoue une carte."
    ),
    "stage.length_of_turn.1.ask": (
        "Manche {now:n} : {seat:who} retourne « une carte de moins ». Combien de manches compte ce tour ?"
    ),
    "stage.length_of_turn.1.why": (
        "Les {{ word VI.rounds }} manches habituelles, moins une : la dernière n’a pas lieu. À la manche"
        " {{ VI.rounds }}, la carte viendrait trop tard."
    ),
    "stage.length_of_turn.2.told": (
        "Une autre table. Ces cartes s’additionnent. Comptez aussi celle qu’on vient de retourner."
    ),
    "stage.length_of_turn.2.ask": (
        "Pendant ce tour, « une carte de plus » {more:count|n’est jamais sortie|est sortie une fois|est sortie # fois},"
        " « une carte de moins » {less:count|jamais|une fois|# fois}. Combien a-t-il de manches ?"
    ),
    "stage.length_of_turn.2.why": (
        "Toutes comptent : {{ VI.rounds }}{more:count|| + #| + #}{less:count|| − #| − #} = {rounds:n}."
    ),
    "stage.length_of_turn.3.ask": (
        "À la manche {now:n}, {seat:who} retourne « une carte de plus ». Combien de manches compte ce tour ?"
    ),
    "stage.length_of_turn.3.why": "Les {{ word VI.rounds }} manches habituelles, plus une.",
    "stage.length_of_turn.4.told": (
        "Une autre table. Un seul quartier coule par tour. Tant que les plus fortes séries sont à égalité, on rejoue."
    ),
    "stage.length_of_turn.4.ask": (
        "Dernière manche : les plus fortes séries sont à égalité, à {worth:n}. Combien de quartiers coulent"
        " maintenant ?"
    ),
    "stage.length_of_turn.4.why": "Il n’en coule qu’un par tour, et l’égalité ne dit pas lequel.",
    "stage.length_of_turn.5.told": (
        "Une autre table : les quartiers vert 2 et vert 3 étaient à égalité, et l’on vient de jouer une manche de"
        " plus. On compare alors toutes les séries."
    ),
    "stage.length_of_turn.5.ask": "Touchez le quartier qui coule.",
    "stage.length_of_turn.5.why": (
        "On compare de nouveau toutes les séries, et celle {district:of_district} est maintenant la plus forte :"
        " {sum:n}."
    ),
    "stage.length_of_turn.6.ask": (
        "Après une égalité, on vient de jouer une manche de plus. Touchez le quartier qui coule."
    ),
    "stage.length_of_turn.6.why": (
        "On compare de nouveau toutes les séries, et celle {district:of_district} est maintenant la plus forte :"
        " {sum:n}."
    ),
    "stage.length_of_turn.7.told": (
        "Un tour a {{ word VI.rounds }} manches. Pour tous, « une carte de moins » en retire une, « une carte de"
        " plus » en ajoute une."
    ),
    "stage.length_of_turn.7.ask": (
        "Vert 2 mène, tant mieux pour vos maisons bleues. Touchez la carte qui fera de cette manche la dernière."
    ),
    "stage.length_of_turn.7.why": (
        "Les {{ word VI.rounds }} manches habituelles, moins une : vert 2 coule avant qu’on le sauve. À la dernière"
        " manche, la carte viendrait trop tard."
    ),
    "stage.sharing.title": "Partager les maisons",
    "stage.sharing.idea": ("Les inondations de la série prennent les maisons, une chacune, dans leur ordre."),
    "stage.sharing.1.told": (
        "Les maisons vont, une à une, à ceux dont les inondations ont fait couler le quartier. L’autorité renforce"
        " une série, mais ne prend rien."
    ),
    "stage.sharing.1.ask": "{district:the_district} coule. Touchez celui qui prend la première maison.",
    "stage.sharing.1.why": (
        "C’est {first:who} qui {first:verb|a|avez|ont} joué la première inondation de la série. Peu importe la maison"
        " prise : toutes se valent."
    ),
    "stage.sharing.2.told": "Une autre table. Quand chaque carte a pris une maison et qu’il en reste, on recommence.",
    "stage.sharing.2.ask": (
        "{district:the_district} coule avec {houses:count|une maison|# maisons}. Combien en prend qui a joué la"
        " première inondation ?"
    ),
    "stage.sharing.2.why": (
        "{houses:count|Une maison|# maisons} pour {cards:count|une carte|# cartes} : {again:if|après la dernière carte,"
        " on reprend à la première|une par carte, et il n’en reste pas}."
    ),
    "stage.sharing.3.ask": (
        "{district:the_district} coule avec {houses:count|une maison|# maisons}. Touchez celui qui prend la dernière"
        " maison."
    ),
    "stage.sharing.3.why": (
        "Chaque carte en prend une à son tour{again:if|, puis on recommence à la première|} : la dernière va à"
        " {last:who}."
    ),
    "stage.sharing.4.told": (
        "Une autre table. Vert 1 est loin devant, et votre inondation est la dernière carte du tour."
    ),
    "stage.sharing.4.ask": "Touchez le quartier où elle vous rapporte une maison.",
    "stage.sharing.4.why": (
        "On ne partage que ce qui coule. Votre carte y vient en dernier, et il reste une maison pour elle."
    ),
    "stage.next_opener.title": "La fin d’un tour",
    "stage.next_opener.idea": (
        "Cartes et jetons dieu rentrent, la quarantaine cesse. La figurine du premier joueur passe à gauche après"
        " chaque manche. Exception : à {{ word VI.opener_stays }} joueurs, elle ne bouge pas après la dernière d’un"
        " tour."
    ),
    "stage.next_opener.1.told": (
        "Une autre table, à {{ word VI.opener_stays }} joueurs. Exception : à {{ word VI.opener_stays }}, la figurine"
        " ne bouge pas après la dernière manche d’un tour."
    ),
    "stage.next_opener.1.ask": (
        "Le tour est fini ; la figurine est devant {holder:who}. Touchez celui qui ouvre le tour suivant."
    ),
    "stage.next_opener.1.why": (
        "{holder:who} {holder:verb|a|avez|ont} ouvert la dernière manche ; à {{ word VI.opener_stays }} joueurs, la"
        " figurine y reste."
    ),
    "stage.next_opener.2.told": (
        "La figurine du premier joueur passe à gauche, dans le sens horaire, après chaque manche, même la dernière"
        " d’un tour."
    ),
    "stage.next_opener.2.ask": (
        "Le tour est fini ; la figurine est devant {holder:who}. Touchez celui qui ouvre le tour suivant."
    ),
    "stage.next_opener.2.why": (
        "Après la dernière manche aussi, la figurine {holder:of} passe à gauche, à {seat:who}. Elle ne resterait en"
        " place qu’à {{ word VI.opener_stays }} joueurs."
    ),
    "stage.next_opener.3.told": (
        "Une autre table. À la fin d’un tour, chaque carte va à la défausse de qui l’a jouée, les jetons dieu rentrent"
        " et la quarantaine cesse."
    ),
    "stage.next_opener.3.ask": "Les maisons sont partagées. Combien de cartes vont à la défausse {owner:of} ?",
    "stage.next_opener.3.why": (
        "Où qu’elles soient posées, toutes les cartes {owner:of} lui reviennent, autorité comprise."
    ),
}
