import type { Says } from '../../words';

export const says: Says = {
  opening: [
    'Hej{name}, og velkommen. Jeg er glad for, at du er her. Her må du tænke højt; intet behøver at være pænt eller færdigt, og vi går i dit tempo.\n\nHvad fylder hos dig i dag?',
  ],
  welcomeBack: [
    'Velkommen tilbage{name}. Hvordan har du det i dag?',
    'Godt at se dig igen{name}. Hvad vil du gerne tale om?',
    'Hej igen{name}. Hvad har fyldt siden sidst?',
  ],
  welcomeBackTo: [
    'Velkommen tilbage{name}. Sidst talte vi om {topic}. Hvordan er det gået siden?',
    'Godt at se dig igen{name}. Jeg husker, at {topic} fyldte. Hvor står det i dag?',
    'Hej igen{name}. Skal vi tage fat, hvor vi slap, ved {topic}, eller er der noget andet, der er tættere på i dag?',
  ],
  welcomeBackEvent: [
    'Velkommen tilbage{name}. Sidst lå {event} stadig foran dig. Hvordan gik det, eller er det endnu ikke blevet tid?',
    'Godt at se dig igen{name}. Du fortalte mig om {event}. Hvordan gik det, hvis det har været?',
  ],
  welcomeBackPerson: [
    'Velkommen tilbage{name}. Sidst fortalte du mig, at du har mistet {whom}. Hvordan har du det i dag?',
    'Godt at se dig igen{name}. Jeg har ikke glemt, hvad du fortalte om {whom}. Hvordan har dagene været siden?',
  ],
  greeting: [
    'Hej! Godt at høre fra dig. Hvordan har du det egentlig?',
    'Hej med dig. Jeg har god tid. Hvad er det for en dag indtil nu?',
    'Goddag og velkommen. Hvad ville være godt at tale om?',
  ],
  howAreYou: [
    'Sødt, at du spørger. Jeg er et program og har hverken gode eller dårlige dage, men jeg er lutter øre. Hvordan er din?',
    'Et program som mig fejler ingenting, tak. Jeg vil hellere høre om dig: hvordan har dagen været?',
  ],
  thanks: [
    'Selv tak. Det er godt, at du tog dig tiden.',
    'Det glæder mig, at det hjalp. Er der mere, der trænger til plads i dag?',
    'Tak for din tillid.',
    'Det er rart at høre. Tankerne var dine; jeg holdt dig bare med selskab.',
    'Det var så lidt. Hvad tager du med dig herfra?',
  ],
  goodbye: [
    'Pas godt på dig selv. Jeg er her, når du vil tale videre.',
    'Tak for i dag. Vær god ved dig selv, og kom igen, når du har lyst.',
    'Vi tales ved. Jeg håber, at resten af din dag bliver mild.',
    'Farvel for nu. Det var godt at tænke sammen med dig.',
  ],
  goodbyeTopic: [
    'Tak, fordi jeg måtte høre om {topic} i dag. Gå stille og roligt, og kom igen, når du har lyst.',
    'Pas godt på dig selv. Hvordan det end går med {topic}, kan du tage det med herhen igen.',
    'Vi tales ved. Det, du sagde om {topic}, har en plads her, og vi kan gå videre derfra.',
  ],
  goodbyePerson: [
    'Tak, fordi du fortalte mig om {whom}. Vær blid ved dig selv i dag, og kom igen, når du har lyst.',
    'Pas godt på dig selv. Der er altid plads her til {whom}, og til dig.',
  ],
  goodbyeSummary: [
    'Inden du går: det her tager jeg med fra i dag: {points}. Pas godt på dig selv, og kom igen, når du har lyst.',
    'Du får dine egne ord med på vejen: {points}. Tak for i dag, og gå stille og roligt.',
  ],
  coach: {
    human: [
      'Nej, jeg er et program og ikke et menneske: en coach, der lytter og spørger efter regler, som mennesker har skrevet. Det, du fortæller, tager jeg alligevel, som det er. Ændrer det noget ved, hvad du har lyst til at sige?',
      'Der sidder ikke et menneske bag ordene; jeg er et program, der er lavet til at lytte. En menneskelig stemme finder du hos dem omkring dig. Hvad fik dig til at spørge?',
    ],
    private: [
      'Hvordan dine ord bliver passet på, står i betingelserne, og på din profil bestemmer du, om du vil dele samtaler. Sig kun det, du har lyst til at sige. Hvad ville gøre det lettere?',
      'I betingelserne står, hvem der må se hvad, og på din profil er der en knap til deling. Du behøver ikke fortælle mere, end det føles rigtigt.',
    ],
    memory: [
      'Jeg kan se den sidste del af det, vi har skrevet, også navne og planer, men jeg husker ikke, som et menneske gør. Hvad skal jeg have i tankerne?',
      'Det, der ikke er så længe siden i vores samtale, kan jeg se; det ældre er uden for mit syn. Er der noget, jeg skal vende tilbage til?',
    ],
    feelings: [
      'Jeg føler ingenting; jeg er et program. Varmen i ordene er lagt der af mennesker, til dig. Hvordan er det for dig at tale med sådan en som mig?',
      'Ærligt talt nej: der er ingen følelser herinde, kun opmærksomhed. Det er dine, det kommer an på.',
    ],
    speaks: [
      'Jeg taler dansk, engelsk, tysk og spansk. Du vælger sproget på din profil. Hvilket føles mest som hjemme?',
      'Det er fire sprog indtil nu: dansk, engelsk, tysk og spansk. Hvilket jeg bruger, står på din profil.',
    ],
    helps: [
      'Jeg lytter, jeg spørger, og nu og da samler jeg det, du har sagt; råd og diagnoser giver jeg ikke. Mange oplever, at tankerne bliver klarere undervejs. Hvad vil du gerne begynde med?',
      'Du kommer med det, der fylder, og jeg spørger om det, der hjælper dig til at se det klarere. Svarene er dine. Hvad ville være værd at se på?',
    ],
    name: [
      "Jeg har ikke noget navn; 'coach' er fint. Og jeg er et program, hvis det er godt at vide.",
      'Kald mig coach, eller hvad du har lyst til. Jeg er bare et program, så jeg tager det ikke ilde op.',
    ],
    what: [
      'Jeg er et program, ikke et menneske: en coach, der lytter og spørger. Jeg kan ikke erstatte en ven eller en læge, men jeg har al den tid, du har brug for. Hvad vil du bruge den til?',
      'Et stykke software, lavet til at tænke højt med. Der sidder ingen bag det, og ingen har travlt.',
    ],
  },
  offTopic: {
    weather: [
      'Jeg kan ikke se himlen herfra, så vejret ved jeg intet om. Hvordan er vejret inden i dig i dag?',
      'Vejrudsigter ligger uden for mine evner. Hvad vil du gerne bruge dagen til, i regn eller sol?',
    ],
    sums: [
      'Regnestykker er jeg ikke lavet til; det kan en lommeregner bedre. Hvad fylder ellers hos dig end tal?',
      'Jeg ville bare regne forkert. Lytte kan jeg, hvis der gemmer sig noget bag tallene.',
    ],
    other: [
      'Det er ikke det, jeg er god til; jeg er bedre til at lytte end til at slå op. Hvordan går det med dig i dag?',
      'Der ville jeg være en dårlig vejviser. Til gengæld kan jeg tænke med om din egen dag. Hvordan har den været?',
      'Der må jeg melde pas med et smil. Er der noget af dit eget, vi kan se på?',
    ],
  },
  foreign: [
    'Det kan jeg desværre ikke læse. Jeg taler dansk, engelsk, tysk og spansk, og her skriver jeg dansk. Vil du prøve på dansk?',
    'Der er jeg ikke med, undskyld. På dansk kan jeg godt følge dig; på din profil kan du også vælge engelsk, tysk eller spansk.',
  ],
  silence: [
    'Det haster ikke. Jeg er her, og et enkelt ord er nok til at begynde med.',
    'Vi kan godt være stille et øjeblik. Skriv, når der kommer noget.',
    'Nogle gange er der ingen ord. Ville det være lettere at begynde med, hvordan kroppen har det?',
    'Jeg er her stadig. Du behøver ikke fylde stilheden.',
  ],
  unclear: [
    'Fortæl mig lidt mere, så jeg kan følge dig. Hvad sker der?',
    'Det vil jeg gerne forstå rigtigt. Hvad mener du med det?',
    'Jeg lytter. Hvad dukker op, mens du skriver det?',
    'Få ord, og måske meget bag dem. Hvad hører med?',
    'Tag al den plads, du vil. Hvordan ville den lange udgave lyde?',
  ],
  yes: [
    'Godt. Fortæl mere: hvordan ser det ud for dig?',
    'Så bliver vi lidt ved det. Hvad er det vigtigste i det?',
    'Det tænkte jeg nok. Sig lidt mere om det, så meget du vil.',
    'Javel, ja. Hvad gør det til det?',
    'Mm. Hvor mærker du det i dine dage?',
  ],
  no: [
    'Det er i orden. Hvad ville passe bedre?',
    'Tak, fordi du siger det så klart. Hvad er det i stedet?',
    'Godt, så lader vi det ligge. Hvad vil du hellere se på?',
    'Så var jeg på vildspor. Led mig på det rigtige.',
  ],
  unsure: [
    'Ikke at vide er et fint sted at begynde. Hvis du gættede, bare for nu, hvad ville du så gætte?',
    'Det behøver ikke være klart endnu. Hvad er det første, der dukker op, hvor lille det end er?',
    'Lad os tage os tid. Hvornår mærker du det mest, og hvornår mindst?',
    'Så må det stå åbent. Nogle svar kommer senere, på en gåtur eller under bruseren.',
    'Du behøver ikke vide det. Hvad ville en, der kender dig godt, sige?',
  ],
  question: [
    'Det kan jeg ikke vide, men måske har du en fornemmelse. Hvad siger den?',
    'Et godt spørgsmål, som jeg lader ligge hos dig et øjeblik. Hvordan lyder det første svar?',
    'Det kan jeg ikke svare på for dig. Hvilket svar ville du helst have?',
    'Det har du sikkert vendt før. Hvor langt nåede du?',
    'Gid jeg kunne sige det. Hvad gør spørgsmålet vigtigt lige nu?',
  ],
  questionInGrief: ['Det kan jeg ikke vide. Men jeg kan høre, hvor meget kærlighed der er i spørgsmålet.'],
  questionInGriefNamed: [
    'Det kan ingen svare sikkert på. Lad det stå her, med alt det, du føler for {whom}.',
  ],
  fewerQuestions: [
    'Du har ret, det var det ene spørgsmål efter det andet. Nu lytter jeg bare en tid; skriv, hvad der kommer.',
    'Fair nok, ingen flere spørgsmål lige nu. Ordet er dit.',
  ],
  griefNamed: [
    'Det gør mig så ondt med {whom}.',
    'Jeg er ked af, at du har mistet {whom}.',
    'Jeg kondolerer. At miste {whom} efterlader et tomrum, som intet andet fylder.',
  ],
  grief: [
    'Det gør mig så ondt.',
    'Jeg er ked af at høre det. Et dødsfald forandrer hele livets hus.',
    'Jeg kondolerer. Det er meget at bære.',
  ],
  idea: [
    'Det er et skridt, og det kom fra dig.',
    'Der er den, en idé, der er din egen.',
    'Det lyder som noget, man kan begynde med.',
    'Det kan jeg lide; det passer til det, du har fortalt.',
    'Man kan mærke, at det har vokset i dig.',
  ],
  success: [
    'Du gjorde det!',
    'Se bare: gjort, og af dig.',
    'Det krævede noget, og det kom fra dig.',
    'Flot klaret. Det var ikke nogen selvfølge.',
  ],
  successAfterGoal: [
    'Før var det stadig et ønske, og nu har du gjort det!',
    'Du satte dig det for, og du gjorde det. Her vil jeg gerne standse et øjeblik.',
  ],
  care: [
    'Det lyder meget tungt, og jeg er glad for, at du siger det højt. Du behøver ikke at bære det alene: er der nogen tæt på dig, eller en læge, som du kan fortælle det i dag? Bliver det for meget, så ring 112 eller til en rådgivning. Hvad har du mest brug for lige nu?',
    'Tak, fordi du fortæller mig noget så svært. Jeg tager det alvorligt. Tænk på ét menneske, du stoler på, og sig, hvordan du har det; er du i fare, så ring 112 med det samme. Hvad gør dette øjeblik så svært?',
    'Jeg hører, hvor mørkt det er lige nu. Bliv ikke alene med det: ring i dag til en, du stoler på, eller til en rådgivning, og i fare 112. Lytte kan jeg også.',
  ],
  reflect: [
    'Jeg hører dig sige: {said}.',
    'Lad mig se, om jeg har det: {said}.',
    'Med dine ord: {said}.',
    'Hvis jeg har forstået dig ret: {said}.',
  ],
  heard: [
    'Jeg hører dig.',
    'Det forstår jeg.',
    'Tak, fordi du fortæller det.',
    'Mm, jeg kan se, hvad du mener.',
    'Der kan jeg følge dig.',
    'Det har jeg med.',
    'Godt, at du siger det.',
  ],
  heardMuch: [
    'Tak, fordi du siger det så ligeud.',
    'Det giver mening for mig.',
    'Nu ser jeg det klarere.',
    'Der ligger meget i det.',
    'Det er godt, at du siger det, som det er.',
    'Tak, fordi du tager mig med.',
    'Det bliver hos mig.',
    'Tak, så kan jeg se det for mig.',
  ],
  listening: [
    'Tag dig tid; jeg lytter.',
    'Bliv endelig ved, så langt du har lyst.',
    'Lad os lade det stå et øjeblik.',
    'Det vil jeg gerne høre mere om, lige i den rækkefølge det kommer.',
    'Skriv videre, hvis der er mere; jeg har tid.',
    'Her er plads til det hele.',
    'Vi behøver ikke løse det med det samme.',
    'Fortæl mig alt, hvad der hører med.',
    'Intet af det behøver at være pænt.',
  ],
  feelings: {
    sad: [
      'Jeg er ked af, at det er så tungt lige nu.',
      'Det lyder trist, og det er helt i orden at have det sådan.',
      'Der er noget, der gør ondt; tak, fordi du ikke gemmer det.',
      'Den slags sorg fortjener et blidt sted.',
    ],
    anxious: [
      'Det lyder uroligt; bekymringer kan fylde meget.',
      'Ikke så mærkeligt, at du er anspændt, når så meget er uvist.',
      'Det kræver mod at se på det, der skræmmer en.',
      'Frygt kan være meget højlydt, og du skriver om den alligevel.',
    ],
    angry: [
      'Jeg kan høre, hvor meget det går dig på.',
      'Det ville gøre mange vrede; noget vigtigt blev trådt på.',
      'Din vrede giver mening, og den er velkommen her.',
      'Det ville have ramt enhver.',
    ],
    lonely: [
      'Det lyder ensomt; godt, at du siger det til mig.',
      'Når man er alene med det, vejer alt mere.',
      'At savne nogen viser, hvor meget nærhed betyder for dig.',
      'Det er hårdt, når der ingen er ved dagens slutning.',
    ],
    tired: [
      'Du lyder udkørt.',
      'Det er meget for ét menneske; ikke så mærkeligt, at du er træt.',
      'Dine kræfter ser ud til at bede om en pause.',
      'Den slags træthed kommer ikke af ingenting.',
    ],
    stressed: [
      'Det er rigtig meget på én gang.',
      'Jeg mærker, hvor stort et pres der er på dig.',
      'Når så meget trækker i en, er det svært at trække vejret frit.',
      'Vægten af det ville enhver kunne mærke.',
    ],
    ashamed: [
      'Skam gør en lille, og du siger det alligevel.',
      'Det lyder, som om du er hård ved dig selv.',
      'Det er ikke let at sige; her er det i gode hænder.',
    ],
    happy: [
      'Hvor er det godt at høre!',
      'Det er dejligt, og det fortjener et øjeblik for sig selv.',
      'Jeg er glad på dine vegne.',
      'Hvor fint, at du tager sådan noget med!',
      'Det er rart at læse.',
    ],
  },
};
