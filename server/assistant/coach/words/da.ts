import type { Words } from '../words';

export const danish: Words = {
  feelings: {
    sad: 'trist*, ked af det, nedtrykt*, deprim*, græd*, ulykkelig*, sorg*, håbløs*, tom, savner',
    anxious: 'angst*, bekymr*, nervøs*, bange, frygt*, panik*, urolig*, usikker*',
    angry: 'vred*, sur, irrit*, frustrer*, rasende, gal, træt af at, provokere*',
    lonely: 'ensom*, alene, isoler*, udenfor, ingen venner, ingen at tale med',
    tired: 'træt*, udmattet, udkørt, drænet, udbrændt, ingen energi, søvnig',
    stressed: 'stress*, presset, pres, for meget, overvældet, travl*, deadline*, anspændt',
    happy: `
      glad*, stolt*, lettet, taknemmelig*, har det bedre, går bedre, gik bedre, gik godt, spændt på,
      håbefuld, dejligt, lykkelig*`,
  },
  topics: {
    work: 'arbejd*, job*, chef*, kolleg*, kontor*, karriere*, møde*, projekt*, fyret, ledig',
    family: `
      familie*, mor, far, min mor, forældre*, søster*, bror*, søn*, datter*, børn*, barn*, svigermor`,
    sleep: 'søvn*, sove*, sover, sovet, vågen, mareridt, nætter, natten',
    partner: `
      kæreste*, mand, kone, ægteskab*, forhold, parforhold*, skilsmisse*, skilt, min eks, slog op`,
    study: 'studi*, studer*, eksam*, skole*, universitet*, speciale*, lektie*, lærer*, karakterer',
    money: 'penge*, gæld*, husleje*, regning*, løn, lån*, økonomi*, råd til',
    health: 'helbred*, syg*, smerte*, læge*, hospital*, vægt*, motion, løbe*, hovedpine, ryge*',
  },
  signals: {
    greeting: 'hej, hejsa, goddag, godmorgen, godaften, halløj',
    thanks: 'tak*, mange tak, det hjalp, det hjælper',
    goodbye: 'farvel, hej hej, godnat, vi ses, vi tales, på gensyn, jeg må gå, jeg skal gå, i seng',
    yes: 'ja, jo, jep, præcis, netop, ok, okay, måske, det gør jeg, rigtigt',
    no: 'nej, ikke rigtig, overhovedet ikke, aldrig, næh',
    unsure: 'det ved jeg ikke, ved ikke, ved det ikke, ikke sikker, ingen anelse, svært at sige',
  },
  goal: 'jeg vil gerne, jeg kunne tænke mig, mit mål, jeg ønsker at, jeg håber at, jeg prøver at',
  advice: `
    hvad skal jeg gøre, hvad kan jeg gøre, kan du hjælpe, gode råd, hjælp mig, hvordan kan jeg,
    hvordan får jeg, hvad ville du gøre, skal jeg`,
  aboutCoach: `
    hvem er du, hvad er du, er du en robot, er du et menneske, er du en bot, er du ægte,
    et rigtigt menneske`,
  offTopic: `
    python, javascript, skriv et digt, hovedstaden i, oversæt, vejrudsigt*, opskrift på,
    fortæl en vittighed, hvem vandt`,
  negation: 'ikke, aldrig, ingen, uden, mindre, næppe',
  self: 'jeg, mig, min, mit, mine, vi, os, vores',
  swaps: [
    ['mig selv', 'dig selv'],
    ['jeg', 'du'],
    ['mig', 'dig'],
    ['min', 'din'],
    ['mit', 'dit'],
    ['mine', 'dine'],
    ['vores', 'jeres'],
  ],
  quotes: ['»', '«'],
  topicNames: {
    work: 'dit arbejde',
    family: 'din familie',
    sleep: 'din søvn',
    partner: 'dit forhold',
    study: 'dit studie',
    money: 'økonomien',
    health: 'dit helbred',
  },
  phrases: {
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
    ],
    greeting: [
      'Hej! Godt at høre fra dig. Hvordan har du det egentlig?',
      'Hej med dig. Jeg har god tid. Hvad er det for en dag indtil nu?',
      'Goddag og velkommen. Hvad ville være godt at tale om?',
    ],
    thanks: [
      'Selv tak. Hvad tager du med dig herfra?',
      'Det glæder mig, at det hjalp. Er der mere, der trænger til plads i dag?',
      'Tak for din tillid. Hvordan har du det nu i forhold til, da vi begyndte?',
    ],
    goodbye: [
      'Pas godt på dig selv. Jeg er her, når du vil tale videre.',
      'Tak for i dag. Vær god ved dig selv, og kom igen, når du har lyst.',
      'Vi tales ved. Jeg håber, at resten af din dag bliver mild.',
    ],
    aboutCoach: [
      'Jeg er et program, ikke et menneske: en coach, der lytter, giver det hørte tilbage og spørger. Jeg kan ikke erstatte en ven eller en læge, men jeg har al den tid, du har brug for. Hvad vil du bruge den til?',
      'Der sidder ikke et menneske bag ordene; jeg er en assistent, der er lavet til at lytte. Hvad betyder det for dig?',
    ],
    offTopic: [
      'Det er ikke det, jeg er god til; jeg er bedre til at lytte end til at slå op. Hvordan går det med dig i dag?',
      'Der ville jeg være en dårlig vejviser. Til gengæld kan jeg tænke med om din egen dag. Hvordan har den været?',
    ],
    unclear: [
      'Fortæl mig lidt mere, så jeg kan følge dig. Hvad sker der?',
      'Det vil jeg gerne forstå rigtigt. Hvad mener du med det?',
      'Jeg lytter. Hvad dukker op, mens du skriver det?',
    ],
    yes: [
      'Godt. Fortæl mere: hvordan ser det ud for dig?',
      'Godt at vide. Hvad får dig til at sige ja til det?',
      'Så bliver vi lidt ved det. Hvad er det vigtigste i det?',
    ],
    no: [
      'Det er helt i orden. Hvad ville passe bedre?',
      'Tak, fordi du siger det klart. Hvad er det så i stedet?',
      'Så lader vi det ligge. Hvad vil du hellere se på?',
    ],
    unsure: [
      'Ikke at vide er et fint sted at begynde. Hvis du skulle gætte, bare for nu, hvad ville du så gætte på?',
      'Det behøver ikke at være klart endnu. Hvad er det første, der dukker op, selv om det er småt?',
      'Vi tager os god tid. Hvornår mærker du det mest, og hvornår mindst?',
    ],
    scale: [
      '{number}, tak. Hvad gør, at det er {number} og ikke lavere?',
      '{number}, det er modtaget. Hvad ville være anderledes, hvis det var et enkelt trin højere?',
    ],
    advice: [
      'Du kender dit liv bedre end jeg, så lad os se på det sammen. Hvad har du prøvet, og hvad hjalp, bare en smule?',
      'Jeg vil hellere hjælpe dig med at finde dit eget svar. Hvis en god ven stod i dine sko, hvad ville du så sige?',
      'Lad os gøre det lille nok til at begynde. Hvad er én ting på ti minutter, som ville gøre det lidt lettere?',
    ],
    care: [
      'Det lyder meget tungt, og jeg er glad for, at du siger det højt. Du behøver ikke at bære det alene: er der nogen tæt på dig, eller en læge, som du kan fortælle det i dag? Bliver det for meget, så ring 112 eller til en rådgivning. Hvad har du mest brug for lige nu?',
      'Tak, fordi du fortæller mig noget så svært. Jeg tager det alvorligt. Tænk på ét menneske, du stoler på, og sig, hvordan du har det; er du i fare, så ring 112 med det samme. Hvad gør dette øjeblik så svært?',
    ],
    earlier: [
      'Tidligere talte du om {topic}; jeg spekulerer på, om det hænger sammen.',
      'Jeg har stadig i tankerne, hvad du sagde om {topic}.',
    ],
    reflect: [
      'Jeg hører det sådan: {said}.',
      'Altså: {said}.',
      'Hvis jeg forstår dig rigtigt: {said}.',
      'Det vil jeg gerne give plads: {said}.',
    ],
    goal: [
      'Det ønske er værd at tage alvorligt: {said}.',
      'Jeg kan godt lide, hvor klart du siger det: {said}.',
      'Så det er dér, du vil hen: {said}.',
    ],
    goalQuestions: [
      'Hvad ville være det mindste første skridt?',
      'Hvordan ville du om en uge kunne mærke, at du var kommet tættere på?',
      'På en skala fra 1 til 10, hvor klar er du til at begynde?',
      'Hvad har virket før, når du ville noget lignende?',
      'Hvad kunne komme i vejen, og hvad ville du så gøre?',
    ],
    questions: [
      'Hvad ved det betyder mest for dig?',
      'Hvad kunne du ønske dig var anderledes?',
      'Hvordan føles det, mens du skriver det?',
      'Hvad tror du, du har brug for lige nu?',
      'Hvornår lagde du først mærke til det?',
      'Hvad har hjulpet dig i sådanne øjeblikke?',
      'Hvem kender ellers til det, og hvordan ser de på det?',
      'Hvis det var lidt bedre i morgen, hvad ville du så lægge mærke til først?',
    ],
    feelings: {
      sad: [
        'Det gør mig ondt, at det er så tungt lige nu.',
        'Det lyder trist, og det er helt i orden at have det sådan.',
        'Noget i det her gør ondt; tak, fordi du ikke gemmer det væk.',
      ],
      anxious: [
        'Det lyder uroligt; bekymringer kan fylde meget.',
        'Det er ikke mærkeligt, at du er anspændt, når så meget er uvist.',
        'Det kræver mod at se på det, der skræmmer.',
      ],
      angry: [
        'Jeg kan høre, hvor meget det går dig på.',
        'Det ville gøre mange vrede; noget vigtigt blev trådt på.',
        'Din vrede giver mening, og den er velkommen her.',
      ],
      lonely: [
        'Det lyder ensomt. Godt, at du fortæller mig det.',
        'Alene med det vejer alting mere.',
        'At savne andre viser, hvor meget nærhed betyder for dig.',
      ],
      tired: [
        'Du lyder udmattet.',
        'Det er meget at bære for ét menneske; ikke så sært, at du er træt.',
        'Det virker, som om dine kræfter beder om en pause.',
      ],
      stressed: [
        'Det er meget på én gang.',
        'Jeg mærker, hvor stort et pres der er på dig.',
        'Når så meget trækker i én, er det svært at trække vejret frit.',
      ],
      happy: [
        'Hvor er det godt at høre!',
        'Det er dejligt, og det fortjener et øjeblik for sig selv.',
        'Jeg glæder mig med dig.',
      ],
    },
    feelingQuestions: {
      sad: [
        'Hvad savner du mest for tiden?',
        'Hvad giver dig lidt trøst på sådan en dag?',
        'Hvis sorgen kunne tale, hvad ville den så bede om?',
      ],
      anxious: [
        'Hvad er du helt præcist bange for kan ske?',
        'Hvor i kroppen mærker du uroen?',
        'Hvor sandsynligt er det, og hvad ville du gøre, hvis det skete?',
      ],
      angry: [
        'Hvad vigtigt for dig blev overtrådt her?',
        'Hvad ville du sige, hvis intet kunne gå galt?',
        'Hvad vil vreden beskytte?',
      ],
      lonely: [
        'Hvem følte du dig sidst tæt på?',
        'Hvilket selskab ville gøre dig godt?',
        'Hvordan ville et lille skridt hen mod nogen se ud?',
      ],
      tired: [
        'Hvornår følte du dig sidst udhvilet?',
        'Hvad kunne du lægge fra dig, om så kun en aften?',
        'Hvad giver dig kræfter igen?',
      ],
      stressed: [
        'Hvad vejer tungest af det hele?',
        'Hvad af det kan vente til næste uge?',
        'Hvad hjælper dig til ro i ti minutter?',
      ],
      happy: [
        'Hvad gjorde du, som gjorde det muligt?',
        'Hvem har du lyst til at fortælle det til?',
        'Hvordan kunne der blive plads til mere af det?',
      ],
    },
    topicQuestions: {
      work: [
        'Hvad ved dit arbejde tager mest fra dig?',
        'Hvordan ser en god arbejdsdag ud?',
        'Hvem på arbejdet er på din side?',
        'Hvor kunne du sætte en grænse, en lille én til at begynde med?',
      ],
      family: [
        'Hvad ville du ønske, at din familie forstod om det?',
        'Hvordan var det mellem jer, da det var godt?',
        'Hvad er din del af det, og hvad er ikke dit at bære?',
        'Hvad vil du gerne sige til dem?',
      ],
      sleep: [
        'Hvad går der gennem hovedet, når du ligger vågen?',
        'Hvordan ser den sidste time før sengetid ud?',
        'Hvornår sov du sidst godt, og hvad var anderledes?',
        'Hvad kunne aftenen godt undvære?',
      ],
      partner: [
        'Hvad længes du mest efter mellem jer to?',
        'Hvordan fortæller I hinanden, hvad I har brug for?',
        'Hvad sætter du pris på hos den anden, selv nu?',
        'Hvad ville være et lille tegn på nærhed?',
      ],
      study: [
        'Hvad er det sværeste ved det lige nu?',
        'Hvordan lærer du bedst, når det går godt?',
        'Hvad ville være godt nok, hvis det ikke skulle være perfekt?',
        'Hvilken lille del kunne du gøre færdig i dag?',
      ],
      money: [
        'Hvad bekymrer dig mest ved det?',
        'Hvilken del af det har du selv i hånden?',
        'Hvem kunne du se på tallene sammen med?',
        'Hvad ville være en første lille lettelse?',
      ],
      health: [
        'Hvordan ændrer det dine dage?',
        'Hvad ser din krop ud til at bede om?',
        'Hvem støtter dig i det?',
        'Hvad lille gør dig godt, og hvordan kunne det ske oftere?',
      ],
    },
  },
};
