import { helpLanguageOf } from '../../../api/help/contactsFor';

const words = {
  en: {
    title: 'My safety plan',
    note: 'For hard hours, in your own words, as much or as little as you like. It stays in this tab and is sent nowhere: it goes when you close the tab or log out. Copy or print it to keep it.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser does not let it be copied. You can print it.',
    print: 'Print',
    parts: [
      {
        name: 'signs',
        label: 'How I notice that it is getting hard',
        help: 'Thoughts, feelings, what I do or stop doing.',
      },
      {
        name: 'self',
        label: 'What helps me by myself',
        help: 'A walk, music, a shower, something for the hands.',
      },
      {
        name: 'places',
        label: 'Places where I feel better',
        help: 'Where there are people, or quiet, or fresh air.',
      },
      {
        name: 'people',
        label: 'People I can ask for help',
        help: 'Names and numbers. They need not know everything.',
      },
      {
        name: 'professionals',
        label: 'Professionals and helplines',
        help: 'My doctor, a clinic, the numbers above.',
      },
      {
        name: 'safer',
        label: 'How I make the place around me safer',
        help: 'What I put away, or who could keep it for me.',
      },
      {
        name: 'reasons',
        label: 'What I want to be there for',
        help: 'People, animals, plans, small things count.',
      },
    ],
  },
  da: {
    title: 'Min sikkerhedsplan',
    note: 'Til de svære timer, med dine egne ord, så meget eller lidt du vil. Den bliver i denne fane og sendes ingen steder hen: den forsvinder, når du lukker fanen eller logger ud. Kopiér eller udskriv den for at beholde den.',
    copy: 'Kopiér',
    copied: 'Kopieret.',
    notCopied: 'Denne browser lader den ikke kopiere. Du kan udskrive den.',
    print: 'Udskriv',
    parts: [
      {
        name: 'signs',
        label: 'Sådan mærker jeg, at det bliver svært',
        help: 'Tanker, følelser, det jeg gør eller holder op med.',
      },
      {
        name: 'self',
        label: 'Det, der hjælper mig alene',
        help: 'En gåtur, musik, et bad, noget til hænderne.',
      },
      {
        name: 'places',
        label: 'Steder, hvor jeg får det bedre',
        help: 'Hvor der er mennesker, ro eller frisk luft.',
      },
      {
        name: 'people',
        label: 'Mennesker, jeg kan bede om hjælp',
        help: 'Navne og numre. De behøver ikke vide alt.',
      },
      {
        name: 'professionals',
        label: 'Fagfolk og hjælpelinjer',
        help: 'Min læge, en klinik, numrene herover.',
      },
      {
        name: 'safer',
        label: 'Sådan gør jeg stedet omkring mig mere sikkert',
        help: 'Det, jeg lægger væk, eller hvem der kunne passe på det for mig.',
      },
      {
        name: 'reasons',
        label: 'Det, jeg gerne vil være her for',
        help: 'Mennesker, dyr, planer, små ting tæller.',
      },
    ],
  },
  de: {
    title: 'Mein Sicherheitsplan',
    note: 'Für schwere Stunden, in deinen eigenen Worten, so viel oder wenig du magst. Er bleibt in diesem Tab und wird nirgendwohin gesendet: Er ist weg, wenn du den Tab schließt oder dich abmeldest. Kopiere oder drucke ihn, um ihn zu behalten.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Dieser Browser lässt das Kopieren nicht zu. Du kannst ihn drucken.',
    print: 'Drucken',
    parts: [
      {
        name: 'signs',
        label: 'Woran ich merke, dass es schwer wird',
        help: 'Gedanken, Gefühle, was ich tue oder nicht mehr tue.',
      },
      {
        name: 'self',
        label: 'Was mir allein hilft',
        help: 'Ein Spaziergang, Musik, eine Dusche, etwas für die Hände.',
      },
      {
        name: 'places',
        label: 'Orte, an denen es mir besser geht',
        help: 'Wo Menschen sind, oder Ruhe, oder frische Luft.',
      },
      {
        name: 'people',
        label: 'Menschen, die ich um Hilfe bitten kann',
        help: 'Namen und Nummern. Sie müssen nicht alles wissen.',
      },
      {
        name: 'professionals',
        label: 'Fachleute und Hilfetelefone',
        help: 'Meine Ärztin, mein Arzt, eine Klinik, die Nummern oben.',
      },
      {
        name: 'safer',
        label: 'Wie ich den Ort um mich sicherer mache',
        help: 'Was ich weglege, oder wer es für mich verwahren könnte.',
      },
      {
        name: 'reasons',
        label: 'Wofür ich da sein will',
        help: 'Menschen, Tiere, Pläne, auch Kleines zählt.',
      },
    ],
  },
  es: {
    title: 'Mi plan de seguridad',
    note: 'Para las horas difíciles, con tus propias palabras, tanto o tan poco como quieras. Se queda en esta pestaña y no se envía a ningún sitio: desaparece cuando cierras la pestaña o la sesión. Cópialo o imprímelo para conservarlo.',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'Este navegador no permite copiarlo. Puedes imprimirlo.',
    print: 'Imprimir',
    parts: [
      {
        name: 'signs',
        label: 'Cómo noto que se pone difícil',
        help: 'Pensamientos, sentimientos, lo que hago o dejo de hacer.',
      },
      {
        name: 'self',
        label: 'Lo que me ayuda por mi cuenta',
        help: 'Un paseo, música, una ducha, algo para las manos.',
      },
      {
        name: 'places',
        label: 'Lugares donde me siento mejor',
        help: 'Donde hay gente, o calma, o aire fresco.',
      },
      {
        name: 'people',
        label: 'Personas a quienes puedo pedir ayuda',
        help: 'Nombres y números. No hace falta que lo sepan todo.',
      },
      {
        name: 'professionals',
        label: 'Profesionales y líneas de ayuda',
        help: 'Mi centro de salud, una clínica, los números de arriba.',
      },
      {
        name: 'safer',
        label: 'Cómo hago más seguro el lugar donde estoy',
        help: 'Lo que aparto, o quién podría guardarlo por mí.',
      },
      {
        name: 'reasons',
        label: 'Por qué quiero estar aquí',
        help: 'Personas, animales, planes; lo pequeño cuenta.',
      },
    ],
  },
} as const;

/** The parts of a plan for hard hours, in a language that help is written in. */
export const planWords = (language: string) => words[helpLanguageOf(language)];
