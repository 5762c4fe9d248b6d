"""Les mots de la fin de la leçon de Vineta, et de ce que demandent les exemples, en français."""

COURSE_END: dict[str, str] = {
    "stage.last_district.title": "Le dernier quartier et les points",
    "stage.last_district.idea": (
        "Comptent les maisons de votre couleur sur le dernier quartier, les maisons prises, et la tuile du quartier."
    ),
    "stage.last_district.1.told": (
        "{{ VI.own_house }} points par maison de votre couleur sauvée, {{ VI.taken_house }} par maison prise, peu"
        " importe la couleur."
    ),
    "stage.last_district.1.ask": (
        "Sur le dernier quartier, {own:count|zéro maison|une maison|# maisons} de la couleur {seat:of} ; ailleurs,"
        " {seat:who} en a pris {taken:n}. Combien de points rapportent ces maisons ?"
    ),
    "stage.last_district.1.why": (
        "Sauvées et prises : {{ VI.own_house }} × {own:n} + {{ VI.taken_house }} × {taken:n} = {points:n}."
        " Peu importe la couleur des maisons prises."
    ),
    "stage.last_district.2.told": (
        "Une autre table. Le dernier quartier rapporte des points à qui a sa tuile : {{ VI.green }} s’il est vert, {{"
        " VI.yellow }} jaune, {{ VI.red }} rouge."
    ),
    "stage.last_district.2.ask": (
        "{district:the_district} est le dernier : il rapporte {points:n} points. Touchez celui qui les marque."
    ),
    "stage.last_district.2.why": "{seat:who} {seat:verb|a|avez|ont} la tuile de ce quartier, secrète jusqu’ici.",
    "stage.last_district.3.told": "Une autre table.",
    "stage.last_district.3.ask": (
        "Il reste un quartier, et les tuiles sont retournées. Comptez les points, et touchez celui qui gagne."
    ),
    "stage.last_district.3.why": "Maisons sauvées, maisons prises et tuile, tout compte : {scores:each}.",
    "stage.last_district.4.ask": (
        "{district:the_district} est le dernier, et {seat:who} {seat:verb|a|avez|ont} sa tuile. Combien de points"
        " rapporte-t-elle ?"
    ),
    "stage.last_district.4.why": (
        "Un quartier vert en rapporte {{ VI.green }}, un jaune {{ VI.yellow }}, un rouge {{ VI.red }} : plus il"
        " est longtemps au bord de la mer, plus il rapporte."
    ),
    "stage.setting_up.title": "Préparer et mélanger",
    "stage.setting_up.idea": (
        "Chacun a sa tuile maison et sa tuile quartier, secrètes ; les maisons se posent une à une, au choix. On ne"
        " mélange qu’une fois pioche et main vides."
    ),
    "stage.setting_up.1.told": (
        "Chacun reçoit une tuile maison et une tuile quartier, secrètes. Une couleur compte {{ word VI.houses }}"
        " maisons ; on prend une couleur de plus que de joueurs, et au moins {{ word VI.colours_2 }}."
    ),
    "stage.setting_up.1.ask": "Vous êtes {players:n} joueurs. Combien de maisons placez-vous ?",
    "stage.setting_up.1.why": "{colours:n} couleurs de {{ VI.houses }} maisons : {sum:n}.",
    "stage.setting_up.2.told": (
        "Une autre table. À tour de rôle, le premier joueur d’abord, chacun pose une maison, couleur et quartier au"
        " choix."
    ),
    "stage.setting_up.2.ask": "{table_seat:who} vient d’en poser une. Touchez celui qui pose la suivante.",
    "stage.setting_up.2.why": "On tourne autour de la table, une maison à la fois, jusqu’à la dernière.",
    "stage.setting_up.3.told": (
        "Une autre table. Après chaque manche, chacun pioche une carte. On ne mélange sa défausse que lorsque pioche et"
        " main sont vides."
    ),
    "stage.setting_up.3.ask": (
        "La pioche {table_seat:of} est vide, et il lui reste {held:count|une carte|# cartes}. Combien pour la"
        " manche suivante ?"
    ),
    "stage.setting_up.3.why": "Une pioche vide ne donne rien : on joue d’abord toute sa main.",
    "stage.own_turn.title": "Un tour rien qu’à vous",
    "stage.own_turn.told": "Tout est prêt : jouez un tour contre des robots.",
    "stage.own_turn.before": (
        "À votre table : tuiles et maisons comme à la leçon précédente ; puis chacun mélange son paquet et en pioche"
        " {{ word VI.hand }} cartes."
    ),
    "asked.card_has_an_effect": "Cette carte peut-elle avoir un effet ?",
    "asked.rounds_of_turn": "Combien de manches compte ce tour à présent ?",
    "asked.seat_winning": "Touchez le vainqueur.",
    "asked.number_winning": "Combien de joueurs gagnent la partie ?",
    "asked.vi_three": "Un tour est fini. Touchez celui qui ouvre le suivant.",
    "asked.vi_wind": (
        "{seat:who} {seat:verb|enlève|enlevez|enlèvent} une inondation {source:of_district}. Touchez le"
        " quartier où elle peut aller."
    ),
    "asked.vi_calm": (
        "{seat:who} {seat:verb|retire|retirez|retirent} la dernière inondation {district:of_district}."
        " Touchez celui dont la défausse la reçoit."
    ),
    "asked.vi_hope": (
        "{seat:who} {seat:verb|attire|attirez|attirent} {colour:a_house} hors {source:of_district}. Touchez"
        " un quartier où elle peut aller."
    ),
    "asked.vi_rescue": (
        "{seat:who} {seat:verb|sauve|sauvez|sauvent} aussi {colour:a_house}. Touchez le quartier où elle doit aller."
    ),
    "asked.vi_panic": (
        "À présent, {colour:a_house} fuit {source:the_district}. Touchez un quartier où elle peut aller."
    ),
}
