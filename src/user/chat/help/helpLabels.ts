import { helpLanguageOf } from '../../../api/help/contactsFor';

const labels = {
  en: {
    title: 'Help',
    place: 'Numbers for',
    elsewhere: 'Another country',
    exercise: 'A short exercise',
    plan: 'My safety plan',
    putAway: 'Put away',
    isAway: 'Help and numbers are put away.',
    show: 'Show them again',
  },
  da: {
    title: 'Hjælp',
    place: 'Numre til',
    elsewhere: 'Et andet land',
    exercise: 'En kort øvelse',
    plan: 'Min sikkerhedsplan',
    putAway: 'Læg væk',
    isAway: 'Hjælp og numre er lagt væk.',
    show: 'Vis dem igen',
  },
  de: {
    title: 'Hilfe',
    place: 'Nummern für',
    elsewhere: 'Ein anderes Land',
    exercise: 'Eine kurze Übung',
    plan: 'Mein Sicherheitsplan',
    putAway: 'Weglegen',
    isAway: 'Hilfe und Nummern sind weggelegt.',
    show: 'Wieder zeigen',
  },
  es: {
    title: 'Ayuda',
    place: 'Números para',
    elsewhere: 'Otro país',
    exercise: 'Un ejercicio breve',
    plan: 'Mi plan de seguridad',
    putAway: 'Guardar',
    isAway: 'La ayuda y los números están guardados.',
    show: 'Mostrarlos otra vez',
  },
} as const;

/** What the card's own controls say, in a language that help is written in. */
export const helpLabels = (language: string) => labels[helpLanguageOf(language)];
