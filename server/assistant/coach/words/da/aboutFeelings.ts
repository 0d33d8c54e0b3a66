import type { Asks } from '../../words';

export const aboutFeelings: Asks['feelings'] = {
  sad: [
    [
      'Hvad savner du mest for tiden?',
      'Tak, fordi du siger, hvad der mangler. Hvor i dine dage mærker du det mest?',
    ],
    [
      'Hvad giver dig lidt trøst på sådan en dag?',
      'Det er godt, hvis der findes noget, hvor lille det end er. Måske kan det få sin plads i dag.',
    ],
    [
      'Hvis sorgen kunne tale, hvad ville den så bede om?',
      'Det er et stille og klart ønske. Hvem kunne høre det, ud over mig?',
    ],
  ],
  anxious: [
    [
      'Hvad kunne der helt præcist ske, hvis bekymringen fik ret?',
      'Nu står det der med klare ord. Hvordan ser det ud herfra?',
    ],
    [
      'Hvor i kroppen mærker du uroen?',
      'Lad os blive lidt ved det. Hvordan er det der: stramt, varmt, rastløst eller noget andet?',
    ],
    ['Hvornår er uroen lidt mere stille?', 'Så den holder også pauser. Hvad er anderledes dér?'],
    [
      'Hvad ville du gøre, hvis det faktisk skete?',
      'Så ville du ikke stå der med tomme hænder. Det er godt at huske.',
    ],
  ],
  angry: [
    [
      'Hvad vigtigt for dig blev overtrådt her?',
      'Det er værd at forsvare. Hvor længe har det været under pres?',
    ],
    [
      'Hvad ville du sige, hvis intet kunne gå galt?',
      'Der er styrke i de ord. Hvordan lyder de, nu hvor de står der?',
    ],
    ['Hvad vil vreden beskytte?', 'Så den er i grunden på din side. Hvordan kunne det ellers beskyttes?'],
  ],
  lonely: [
    [
      'Hvem følte du dig sidst tæt på?',
      'Det er godt, at der har været sådanne øjeblikke. Hvad gjorde det nært?',
    ],
    ['Hvilket selskab ville gøre dig godt?', 'Det kan jeg forestille mig. Hvor kunne der findes sådan en?'],
    [
      'Hvordan ville et lille skridt hen mod nogen se ud?',
      'Selv et meget lille skridt tæller. Ingen behøver at se, at det kræver mod.',
    ],
  ],
  tired: [
    ['Hvornår følte du dig sidst udhvilet?', 'Det er værd at huske. Hvad var anderledes dengang?'],
    [
      'Hvad kunne du lægge fra dig, om så kun en aften?',
      'At lægge det fra sig er ikke at give op. Hvordan ville den aften føles?',
    ],
    ['Hvad giver dig kræfter igen?', 'Så burde det ikke komme sidst. Hvor i denne uge er der plads til det?'],
  ],
  stressed: [
    [
      'Hvad vejer tungest af det hele?',
      'Så ser vi kun på det og lader resten blive uden for døren. Hvad gør det til det tungeste?',
    ],
    [
      'Hvad af det kan vente til næste uge?',
      'Så må det vente. Hvordan føles det at have én ting mindre på bordet?',
    ],
    [
      'Hvad hjælper dig til ro i ti minutter?',
      'Ti minutter er ikke ingenting. Jeg håber, du finder dem i dag.',
    ],
  ],
  ashamed: [
    [
      'Hvad ville du sige til en ven, der skammede sig over det samme?',
      'De ord gælder måske også dig. Tag dem langsomt ind.',
    ],
    ['Hvad forventer du af dig selv der?', 'Det er måske en høj målestok. Hvis stemme har sat den?'],
    ['Hvem ville dømme dig mildere, end du selv gør?', 'Jeg gad vide, hvad de ser i dig.'],
  ],
  happy: [
    [
      'Hvad gjorde du, som gjorde det muligt?',
      'Så en god del af det kom fra dig. Jeg håber, du kan nyde det.',
    ],
    [
      'Hvad var det bedste øjeblik ved det?',
      'Tak, jeg kan næsten se det for mig. Den slags øjeblikke er værd at gemme.',
    ],
    [
      'Hvem har du lyst til at fortælle det til?',
      'Glæde bliver større, når den fortælles. Hvad vil du sige først?',
    ],
    [
      'Hvordan kunne der blive plads til mere af det?',
      'Det lyder som noget at se frem til. Hold øje med det.',
    ],
  ],
};
