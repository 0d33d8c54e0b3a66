import type { WordsByNeed } from './careWords';

export const danish: WordsByNeed = {
  danger: {
    words: [
      'Tak, fordi du siger det. Det, du går og bærer på, lyder meget tungt, og du behøver ikke bære det alene.',
      'Der er ingen, der læser med her, så der kommer ingen af sig selv. Menneskene, der er nævnt her, taler hver dag med nogen, der har det sådan. Du behøver ikke vide, hvordan du skal begynde: ‘Jeg er ikke tryg ved mig selv’ er nok.',
      'Hvis der allerede er sket noget, eller der kan ske noget i de næste timer, er alarmcentralen til netop det. Det hjælper også at være i nærheden af et andet menneske og væk fra det, du kunne bruge imod dig selv.',
    ],
    question: 'Jeg er her stadig, og du kan blive ved med at skrive. Hvem kunne være hos dig nu?',
  },
  'home-violence': {
    words: [
      'Jeg er ked af, at du bliver udsat for det. Det er ikke din skyld, uanset hvad nogen siger.',
      'Menneskene, der er nævnt her, ved noget om vold i hjemmet. De lytter og tror på dig, og det er stadig dig, der bestemmer, hvad du gør.',
      'Hvis nogen kan finde på at se efter på denne enhed, er en vens telefon et tryggere sted at læse videre og ringe fra.',
    ],
    question: 'Er du i sikkerhed, hvor du er lige nu?',
  },
  threat: {
    words: [
      'Det kræver noget at sige det. Så stærk en vrede eller angst kan føles, som om den har taget over.',
      'Der behøver ikke ske noget nu. Lidt afstand tager tit det værste: et andet rum, gaden, en opringning til en, der er rolig.',
      'Menneskene, der er nævnt her, lytter også til det her og dømmer ikke. Hvis nogen kan komme til skade lige nu, også dig selv, er alarmcentralen til det.',
    ],
    question: 'Hvad skete der, før det kom så vidt?',
  },
  child: {
    words: [
      'Det er godt, at du skriver. Det, du føler, betyder noget, uanset hvor gammel du er.',
      'Dette sted er lavet til dem, der er fyldt 13. Hvis du er yngre, har du ikke gjort noget forkert. Der findes bare noget bedre til dig end et program: voksne, der har til opgave at lytte til børn og unge.',
      'Du kan fortælle dem alt, stort og småt. Du behøver ikke sige, hvad du hedder.',
    ],
    question: 'Er der en voksen, du stoler på, som du kunne fortælle, hvordan du har det?',
  },
  eating: {
    words: [
      'Det lyder udmattende og ensomt. Tak, fordi du fortæller mig det.',
      'Mange kender den kamp med maden. Det er ingens skyld, det kan blive bedre, og du behøver ikke være ‘syg nok’ for at bede om hjælp. Din læge er også et godt sted at begynde.',
      'Hvis du besvimer, har ondt i brystet eller ikke kan holde noget i dig, er det grund nok til at ringe til alarmcentralen.',
    ],
    question: 'Hvad ville gøre dagen i dag lidt lettere for dig?',
  },
  'someone-else': {
    words: [
      'At du spørger, viser, hvor meget det menneske betyder for dig. Sådan en bekymring tynger også dig.',
      'Du kan spørge direkte, hvordan det går, også om der er tanker om selvmord. At spørge giver ikke nogen tanken. At lytte uden at have et svar klar hjælper tit mest.',
      'Du behøver ikke gå alene med det: menneskene, der er nævnt her, rådgiver også dem, der er bekymrede for nogen. Hvis et liv er i fare nu, er alarmcentralen det rigtige sted, og det hjælper, at nogen bliver hos vedkommende.',
    ],
    question: 'Hvad har du lagt mærke til, som bekymrer dig?',
  },
  'self-harm': {
    words: [
      'Tak for din tillid. At gøre skade på sig selv kan være en måde at komme igennem noget, der gør endnu mere ondt. Det er ikke noget at skamme sig over.',
      'Menneskene, der er nævnt her, lytter uden at dømme, også når du ikke vil dø.',
      'Et dybt sår, eller et, der bliver ved med at bløde, er grund nok til at ringe til alarmcentralen, og det samme er noget, du har slugt.',
    ],
    question: 'Hvad foregik der i dig, inden det skete?',
  },
};
