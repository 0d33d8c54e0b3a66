import type { Asks } from '../../words';

export const aboutTopics: Asks['topics'] = {
  work: [
    [
      'Hvad ved dit arbejde tager mest fra dig?',
      'Så det er der, kræfterne går hen. Og hvilken del af dagen giver lidt tilbage?',
    ],
    [
      'Hvordan ser en god arbejdsdag ud?',
      'Jeg prøver at se den for mig. Hvilken bid af den har der været før, om så kun én gang?',
    ],
    [
      'Hvem på arbejdet er på din side?',
      'Det er godt at se på, hvem der er der, og hvor nogen mangler. Hvor meget af det her har du sagt højt på arbejdet?',
    ],
    [
      'Hvor kunne du sætte en grænse, en lille én til at begynde med?',
      'Også en lille grænse er en grænse. Hvad ville gøre den lettere at holde?',
    ],
  ],
  family: [
    [
      'Hvad ville du ønske, at din familie forstod om det?',
      'Det ville være værd at blive forstået i. Hvem derhjemme ville det være lettest at begynde med?',
    ],
    [
      'Hvordan var det derhjemme, da det var godt?',
      'Tak, fordi du også viser mig den side. Noget af det er der sikkert stadig.',
    ],
    [
      'Hvad af det er dit at bære, og hvad er ikke?',
      'Tak for det ærlige blik. Hvordan ville det være at lægge den del fra dig, som ikke er din?',
    ],
    [
      'Hvad ville du sige derhjemme, hvis du vidste, at du blev hørt?',
      'De ord har vist ventet længe. De behøver ikke blive sagt i dag; det er godt, at de findes.',
    ],
  ],
  sleep: [
    [
      'Hvad går der gennem hovedet, når du ligger vågen?',
      'Om natten vokser den slags. Hvad af det ser mindre ud i dagslys?',
    ],
    [
      'Hvordan ser den sidste time før sengetid ud?',
      'Nu har jeg et billede af din aften. Hvilket øjeblik i den er det roligste?',
    ],
    [
      'Hvornår sov du sidst godt, og hvad var anderledes?',
      'Så den slags nætter har du stadig i dig. Hvad af det kunne du låne til denne uge?',
    ],
    [
      'Hvad kunne aftenen godt undvære?',
      'At lade noget ude er tit lettere end at lægge noget til. Lad det synke lidt ind.',
    ],
  ],
  partner: [
    [
      'Hvad længes du mest efter mellem jer to?',
      'Det er en længsel, der er værd at sætte ord på. Hvornår var det sidst sådan?',
    ],
    [
      'Hvordan fortæller I hinanden, hvad I har brug for?',
      'Så sådan foregår det mellem jer. Hvad ville du gerne kunne sige uden at forberede dig på det?',
    ],
    [
      'Hvad sætter du pris på hos den anden, selv nu?',
      'Det er godt, at du stadig kan se det. Hvordan kunne den anden få det at vide?',
    ],
    [
      'Hvad ville være et lille tegn på nærhed?',
      'Et lille tegn kan række langt. Jeg er glad for, at du fandt ord til det.',
    ],
  ],
  study: [
    [
      'Hvad er det sværeste ved det lige nu?',
      'At nævne det sværeste tager noget af magten fra det. Hvilken del går næsten af sig selv?',
    ],
    [
      'Hvordan lærer du bedst, når det går godt?',
      'Der kender du dig selv ret godt. Hvor meget af det er der i dine dage nu?',
    ],
    [
      'Hvad ville være godt nok, hvis det ikke skulle være perfekt?',
      'Godt nok er gode ord. Hvem ud over dig ville mærke forskellen?',
    ],
    [
      'Hvilken lille del kunne du gøre færdig i dag?',
      'Det, der er småt og færdigt, er meget værd. Jeg vil gerne høre, hvordan det går.',
    ],
  ],
  money: [
    [
      'Hvad bekymrer dig mest ved det?',
      'Det er en rigtig bekymring, og nu har den et navn. Hvor tit kommer den på besøg?',
    ],
    [
      'Hvilken del af det har du selv i hånden?',
      'Så der er en del, du kan holde om. Hvad vil du gerne gøre med den først?',
    ],
    [
      'Hvem kunne du se på tallene sammen med?',
      'To ser mere end én, og tal vejer mindre, når man deler dem. Hvordan føles den tanke?',
    ],
    [
      'Hvad ville være en første lille lettelse?',
      'Bare lidt luft ville være noget. Lad os holde øje med det.',
    ],
  ],
  health: [
    [
      'Hvordan ændrer det dine dage?',
      'Jeg kan se, hvor langt det rækker. Hvad er blevet ved med at være, som det var?',
    ],
    [
      'Hvad ser din krop ud til at bede om?',
      'Det er godt, at du lytter til den. Hvordan plejer du at svare?',
    ],
    [
      'Hvem støtter dig i det?',
      'Det er værd at vide, hvem man kan læne sig op ad. Hvad burde folk omkring dig forstå bedre?',
    ],
    [
      'Hvad lille gør dig godt, og hvordan kunne det ske oftere?',
      'Det lyder enkelt og venligt. Der behøver ikke lægges noget til.',
    ],
  ],
};
