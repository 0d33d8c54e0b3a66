import type { Hears } from '../../words';

export const hears: Hears = {
  feelings: {
    sad: `
      trist*, ked af det, nedtrykt*, deprim*, græd*, ulykkelig*, sorg*, håbløs*, føler mig tom, helt tom, savner, tårer, gør ondt, fylder mig med sorg, tomt uden, bliver rørt`,
    anxious: 'angst*, bekymr*, nervøs*, bange, skræmt, frygt*, panik*, urolig*, usikker*',
    angry:
      'vred*, sur, irrit*, frustrer*, rasende, gal, træt af at, provokere*, uretfærdigt, bag min ryg, svigtet, pisser mig af, fuck*',
    lonely: `
      ensom*, så alene, er alene, føler mig alene, helt alene, alene med, isoler*, udenfor, ingen venner, ingen at tale med, kender ingen, kender ikke nogen,
      ikke inviteret`,
    tired: 'træt*, udmattet, udkørt, drænet, udbrændt, ingen energi, søvnig',
    stressed:
      'stress*, presset, pres, for meget, overvældet, travl*, deadline*, anspændt, kan ikke følge med',
    ashamed: `skam*, skyldig, skyldfølelse, dårlig samvittighed, flov*, pinligt, pinlig, er dum, så dum, mig dum, ikke god nok, svigter, doven, utaknemmelig, en fiasko, dårlig til alt, duer ikke`,
    happy: `
      glad*, stolt*, lettet, taknemmelig*, har det bedre, går bedre, gik bedre, gik godt, spændt på,
      håbefuld, dejligt, lykkelig*, skønt, fantastisk, forelsket, var så godt`,
  },
  topics: {
    work: 'arbejd*, job*, chef*, kolleg*, kontor*, karriere*, møde*, projekt*, fyret, ledig',
    family: `
      familie*, mor, far, min mor, forældre*, søster*, bror*, søn*, datter*, børn*, barn*, svigermor`,
    sleep: 'søvn*, sove*, sover, sovet, vågen, mareridt, nætter, natten',
    partner: `
      kæreste*, min mand, min kone, ægteskab*, mit forhold, vores forhold, parforhold*, skilsmisse*, skilt, min eks, slog op`,
    study: 'studi*, studer*, eksam*, skole*, universitet*, speciale*, lektie*, lærer*, karakterer',
    money: 'penge*, gæld*, husleje*, regning*, løn, lån*, økonomi*, råd til',
    health:
      'helbred*, syg, syge, sygdom*, sygemeldt, smerte*, læge*, hospital*, vægt*, motion, hovedpine, ryge*',
  },
  signals: {
    greeting: 'hej, hejsa, goddag, godmorgen, godaften, halløj',
    thanks: 'tak*, mange tak',
    goodbye: `
      farvel, hej hej, godnat, vi ses, vi tales, på gensyn, jeg må gå nu, jeg skal gå nu, jeg smutter,
      jeg vil smutte, jeg må løbe, går i seng nu, det var det for i dag, jeg skal sove nu, nu skal jeg sove, klokken er mange, jeg skal i seng nu, jeg går i seng, det var det for i dag, det var alt for nu`,
    yes: 'ja, jo, jep, præcis, netop, det gør jeg, rigtigt',
    no: 'nej, ikke rigtig, overhovedet ikke, aldrig, næh',
    okay: 'ok, okay, fair nok, haha, nå ja, javel, det er fint, fint nok, det er ærligt, ligemeget, godt spørgsmål',
    unsure:
      'det ved jeg ikke, ved ikke, jeg ved det ikke, ved det ikke, ikke sikker, ingen anelse, aner det ikke, svært at sige',
  },
  goal: 'jeg vil gerne, jeg kunne tænke mig, mit mål, jeg ønsker at, jeg håber at, jeg prøver at',
  success: `
    jeg gjorde det, vi gjorde det, det lykkedes, jeg klarede det, jeg bestod, bestået, jeg fik jobbet,
    jeg sagde nej, jeg spurgte hende, jeg spurgte ham, jeg sagde det til`,
  idea: `
    jeg kunne, jeg kan jo, jeg skriver til, jeg ringer til, jeg vil spørge, jeg spørger, måske kunne jeg, jeg prøver lige, vi kunne, han kunne, hun kunne, kunne jeg, jeg siger det til, jeg tror jeg siger`,
  notIdea: 'skrige, græde, tude, dræbe, myrde, kvæle, klare den, klare det',
  decision: `
    kan ikke beslutte mig, kan ikke vælge, beslutning*, i tvivl om, splittet, blive eller gå, skal jeg blive`,
  advice: `
    hvad skal jeg gøre, hvad kan jeg gøre, kan du hjælpe, gode råd, hjælp mig, hvordan kan jeg,
    hvordan får jeg, hvad ville du gøre, hvordan skal jeg, bør jeg, giv mig et råd, hvad synes du, giv mig et tip, et godt råd, giv mig nu, hvad skal jeg sige, hvor skal jeg begynde, hvordan begynder`,
  complaint: `
    du gentager, du bliver ved med at gentage, hold op med at gentage, du lytter ikke,
    du hører ikke efter, du forstår det ikke, du forstår mig ikke, det har du spurgt om,
    det har jeg lige sagt, det har jeg sagt, det hjælper ikke, du hjælper ikke, du er ubrugelig,
    det her er spild, tomme fraser, papegøje, du misforstod, du har misforstået, du misforstår, du forstod mig ikke,
    du svarede ikke, du svarer ikke, det var ikke det jeg spurgte om, det var ikke det jeg mente, sikke noget vrøvl, det sagde jeg ikke, det passer ikke på mig, det her passer på mig, kan ikke lide det spørgsmål, dumt spørgsmål`,
  fewerQuestions: `
    bare lyt, bare lytter, så mange spørgsmål, for mange spørgsmål, hold op med at spørge, ikke flere spørgsmål,
    altid spørgsmål, hele tiden spørgsmål, spørger hele tiden`,
  coach: {
    human: `
      er du en robot, er du et menneske, er du en bot, er du ægte, et rigtigt menneske, er du en maskine,
      er du en ai, taler jeg med en, sidder der nogen, chatbot, er du overhovedet, er det en robot`,
    private:
      'hvem læser, er der nogen der læser, er det her privat, er det fortroligt, bliver det mellem os, kan nogen se',
    memory: 'husker du, kan du huske, glemmer du',
    feelings: 'har du følelser, føler du, kan du føle, kan du lide mig, bliver du træt',
    speaks: 'taler du, hvilke sprog, kan du tysk, kan du engelsk',
    helps: 'hvad kan du, hvordan virker det, hvad er det her til, hvordan hjælper du',
    name: 'hvad hedder du, dit navn, har du et navn',
    what: 'hvem er du, hvad er du, hvor gammel er du, hvor kommer du fra, hvem har lavet dig',
  },
  areYouThere: 'er du der, er du der stadig, er du der endnu',
  howAreYou: 'hvordan har du det, hvordan går det, hvad med dig?, og dig?, hvordan har din dag været',
  offTopic: {
    weather: 'vejret, regner det, bliver det regn, skinner solen',
    sums: 'plus, minus, gange, divideret, kvadratroden, regn ud',
    other: `
      python, javascript, skriv et digt, skriv mig, hovedstaden i, oversæt, vejrudsigt*, opskrift på,
      fortæl en vittighed, fortæl en joke, hvem vandt, statsminister`,
  },
  death: 'døde, er død, gik bort, begravelse*, begravet, aflivet, afgik ved døden, sov ind',
  loss: 'mistede, har mistet, mistet',
  notDeath: 'batteri*, telefonen, mobilen, film*, serie*, roman*, spil, plante*',
  negation: 'ikke, aldrig, ingen, uden, mindre, næppe',
  because: 'fordi, for',
  contrast: `og nu, ville, skammer, skyldig, var altid, før i tiden, hvis, men, selvom, indtil, bortset fra, desværre`,
  turn: 'men, og nu, dog, selvom',
  answers: {
    number: `nul, to, tre, fire, fem, seks, syv, otte, ni, ti, halvvejs`,
    time: `mandag*, tirsdag*, onsdag*, torsdag*, fredag*, lørdag*, søndag*, i dag, i aften, i morgen, nu, morgen*, aften*, eftermiddag*, nat, natten, middag, frokost*, weekend*, uge*, måned*, sommer*, vinter*, forår*, efterår*, januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december, inden, før, efter, når, ferie*, klokken`,
    person: `ven, venner, veninde*, alle, nogen, en der, ingen, nabo*, gruppe*, holdet, kor, koret, dig`,
    body: `bryst*, hals*, mave*, hoved*, hænder*, hånd*, skuldre*, nakke*, ryg*, hjerte*, ben*, knæ*, arm*, kæbe*, ansigt*, hud*, vejrtrækning*, krop*, overalt`,
    past: `var, havde, gjorde, plejede, sidste gang, prøvede, har prøvet, spurgte, gik, virkede, hjalp, ringede, talte, fortalte, slettede, sang, stod, for år siden, siden, sidste år`,
  },
  separation: 'skilsmisse*, skilt, gik fra hinanden, gået fra hinanden, slog op, forlod mig, utro',
  jobless: 'fyret, afskediget, ledig, arbejdsløs*, mistet mit job, mistede mit job, pensionist, på pension',
  missing: 'savn*',
  they: 'dem, hende, ham, deres, hendes, hans, han, hun, de, alle, de andre, man',
  i: 'jeg, mig',
  self: 'jeg, mig, min, mit, mine',
  sentence: 'jeg, min, mit, mine, han, hun, de, det, der, alle, ingen, vi',
  articles: 'de, det, den, en, et',
  unturnable: 'du, dig, din, dit, dine, vi, os, vores, sig, haha, dumt, åndssvagt, fjollet',
  belittling:
    'dumt, dum, åndssvagt, fjollet, latterligt, patetisk, pjattet, brokker, klynker, lige meget, glem det',
  fragment: 'i, på, under, bag, mellem, ved, med, hos, min, mit, mine',
  mine: 'min, mit, mine, vores',
  unowned: 'mor, far, mormor, farmor, morfar, farfar',
  others: 'hendes, hans, deres, sin, sit, sine, din, dit, dine',
  named: 'hedder, ved navn',
  capitalsAreNames: true,
  relations: [
    [
      'din {one}',
      'din {one}',
      'din {one}',
      `svigermor, svigerfar, mormor, morfar, farmor, farfar, mor, far, søster, bror, søn, datter, mand,
      kone, kæreste, tante, moster, faster, onkel, morbror, farbror, kusine, fætter, bedste ven, ven,
      veninde, chef, leder, kollega, nabo, lærer, hund, kat, hest, niece, nevø, stedmor, stedfar`,
    ],
    ['dit {one}', 'dit {one}', 'dit {one}', 'barnebarn, barn'],
  ],
  events: [
    ['jobsamtale, samtale', 'samtalen'],
    ['eksamen, eksamener', 'eksamen'],
    ['køreprøve', 'køreprøven'],
    ['præsentation, oplæg, tale', 'oplægget'],
    ['lægetid, tid hos lægen, undersøgelse, kontrol', 'undersøgelsen'],
    ['operation, operationen', 'operationen'],
    ['svar, resultat, resultatet, prøvesvar', 'svaret'],
    ['bryllup, brylluppet', 'brylluppet'],
    ['begravelse, begravelsen', 'begravelsen'],
    ['møde, mødet', 'mødet'],
    ['løb, maraton', 'løbet'],
    ['koncert, koncerten', 'koncerten'],
    ['rejse, rejsen, fly', 'rejsen'],
    ['flytning, flytningen', 'flytningen'],
    ['første dag', 'den første dag'],
    ['fødselsdag, fest, festen', 'festen'],
  ],
  ahead: `
    i morgen, i aften, i overmorgen, næste uge, næste måned, på mandag, på tirsdag, på onsdag,
    på torsdag, på fredag, på lørdag, på søndag, i weekenden, om to uger, om en uge, snart`,
  everyday: `
    jeg, og, er, det, en, et, at, til, ikke, med, på, for, min, mig, den, som, af, har, var, ja, nej,
    hvad, hvordan, du, han, hun, vi, hej, tak, så, men, i, mit`,
};
