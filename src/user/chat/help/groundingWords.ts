import { helpLanguageOf } from '../../../api/help/contactsFor';

const words = {
  en: {
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    next: 'Next',
    back: 'Back',
    again: 'Once more',
    steps: [
      'Sit or stand so that your feet touch the ground. Breathe in gently, and out a little longer. Three times, in your own time.',
      'Look around and name five things that you can see. Small ones count: a scratch, a shadow, a button.',
      'Notice four things that you can feel: your clothes on your skin, the chair, the air, the floor.',
      'Listen for three sounds, near or far away.',
      'Find two things that you can smell, or think of two smells that you like.',
      'Notice one thing that you can taste, or take a sip of water.',
      'Breathe out slowly once more. You are here, in this room, at this moment. That is enough for now.',
    ],
  },
  da: {
    step: (at: number, of: number) => `Trin ${at} af ${of}`,
    next: 'Næste',
    back: 'Tilbage',
    again: 'En gang til',
    steps: [
      'Sid eller stå, så dine fødder rører gulvet. Træk vejret roligt ind, og lidt længere ud. Tre gange, i dit eget tempo.',
      'Se dig omkring, og nævn fem ting, du kan se. Små ting tæller med: en ridse, en skygge, en knap.',
      'Læg mærke til fire ting, du kan mærke: tøjet mod huden, stolen, luften, gulvet.',
      'Lyt efter tre lyde, tæt på eller langt væk.',
      'Find to ting, du kan lugte, eller tænk på to dufte, du godt kan lide.',
      'Læg mærke til en ting, du kan smage, eller tag en tår vand.',
      'Pust langsomt ud en gang til. Du er her, i dette rum, i dette øjeblik. Det er nok lige nu.',
    ],
  },
  de: {
    step: (at: number, of: number) => `Schritt ${at} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    again: 'Noch einmal',
    steps: [
      'Sitz oder steh so, dass deine Füße den Boden berühren. Atme ruhig ein und etwas länger aus. Dreimal, in deinem Tempo.',
      'Schau dich um und nenne fünf Dinge, die du siehst. Auch kleine zählen: ein Kratzer, ein Schatten, ein Knopf.',
      'Achte auf vier Dinge, die du spürst: die Kleidung auf der Haut, den Stuhl, die Luft, den Boden.',
      'Lausche auf drei Geräusche, nah oder fern.',
      'Finde zwei Dinge, die du riechst, oder denk an zwei Düfte, die du magst.',
      'Achte auf eine Sache, die du schmeckst, oder nimm einen Schluck Wasser.',
      'Atme noch einmal langsam aus. Du bist hier, in diesem Raum, in diesem Augenblick. Das genügt für jetzt.',
    ],
  },
  es: {
    step: (at: number, of: number) => `Paso ${at} de ${of}`,
    next: 'Siguiente',
    back: 'Atrás',
    again: 'Otra vez',
    steps: [
      'Ponte de modo que tus pies toquen el suelo. Toma aire con calma y suéltalo un poco más despacio. Tres veces, a tu ritmo.',
      'Mira a tu alrededor y nombra cinco cosas que ves. Las pequeñas también cuentan: un rasguño, una sombra, un botón.',
      'Nota cuatro cosas que sientes: la ropa en la piel, la silla, el aire, el suelo.',
      'Escucha tres sonidos, cerca o lejos.',
      'Busca dos cosas que puedas oler, o piensa en dos olores que te gusten.',
      'Nota una cosa que puedas saborear, o bebe un sorbo de agua.',
      'Suelta el aire despacio una vez más. Estás aquí, en este lugar, en este momento. Por ahora es suficiente.',
    ],
  },
} as const;

/** The exercise 'five, four, three, two, one' in a language that help is written in. */
export const groundingWords = (language: string) => words[helpLanguageOf(language)];
