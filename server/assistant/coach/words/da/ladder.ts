import type { Asks } from '../../words';

export const ladder: Asks['ladder'] = {
  goal: [
    [
      'Hvis denne samtale viste sig at være det hele værd, hvad ville så være anderledes bagefter?',
      'Det er noget at gå efter. Hvor vigtigt er det for dig ved siden af alt det andet?',
    ],
    [
      'Hvor vil du gerne hen med det?',
      'Lad os holde det for øje. Hvad ville være det første tegn på, at du er på vej?',
    ],
    [
      'Forestil dig, at det var lidt bedre om en måned: hvad ville du så gøre, som du ikke gør nu?',
      'Det hjælper at se det for sig. Hvad i det betyder mest for dig?',
    ],
  ],
  options: [
    [
      'Hvad har virket før, når du ville noget i den retning?',
      'Det er værd at vide. Hvad kunne ellers lade sig gøre, også hvis det lyder mærkeligt?',
    ],
    ['Hvilke veje kan du se, fornuftige eller ej?', 'Tak. Hvilken trækker mest i dig, helt uden grund?'],
    [
      'Hvad ville du prøve, hvis ingen så på?',
      'Der kan ligge noget frit i det. Hvilken del af det kunne lade sig gøre på rigtigt?',
    ],
  ],
  step: [
    [
      'Hvad ville være det mindste første skridt?',
      'Det, der er lille nok til at blive gjort, har den rette størrelse. Hvad kunne komme i vejen?',
    ],
    [
      'Hvad kunne du gøre i denne uge på et kvarter?',
      'Et kvarter er der næsten altid. Hvad ville hjælpe dig med at huske det?',
    ],
  ],
  scale: [
    [
      'På en skala fra 0 til 10, hvor sikker er du på, at du gør det?',
      'Tak. Hvad ville gøre dig lidt mere sikker?',
    ],
    ['Fra 0 til 10, hvor klar føler du dig?', 'Godt at vide, hvor du står. Hvad ville løfte det lidt?'],
  ],
  when: [
    ['Hvornår ville være et godt tidspunkt?', 'Godt. Jeg er spændt på, hvordan det går.'],
    [
      'Hvem kunne vide det, så du ikke er alene med det?',
      'Det er godt, når nogen spørger, hvordan det gik. Du kan også fortælle det til mig.',
    ],
  ],
};
