import type { WordsByNeed } from './careWords';

export const spanish: WordsByNeed = {
  danger: {
    words: [
      'Gracias por decirlo. Lo que llevas encima suena muy pesado, y no tienes por qué llevarlo sin nadie a tu lado.',
      'Aquí nadie más está leyendo, así que nadie vendrá por su cuenta. Las personas que aparecen aquí hablan cada día con alguien que se siente así. No hace falta saber cómo empezar: «no estoy a salvo conmigo» es suficiente.',
      'Si ya ha pasado algo, o podría pasar en las próximas horas, el número de emergencias está justo para eso. También ayuda estar cerca de otra persona, y lejos de lo que podrías usar contra ti.',
    ],
    question: 'Sigo aquí, y puedes seguir escribiendo. ¿Quién podría estar contigo ahora?',
  },
  'home-violence': {
    words: [
      'Siento mucho que te esté pasando esto. No es culpa tuya, diga lo que diga quien sea.',
      'Las personas que aparecen aquí conocen la violencia en casa. Te escuchan y te creen, y lo que hagas después sigue siendo decisión tuya.',
      'Si alguien puede mirar este dispositivo, el teléfono de una amistad es más seguro para seguir leyendo y para llamar.',
    ],
    question: '¿Estás a salvo donde estás ahora mismo?',
  },
  threat: {
    words: [
      'Cuesta decir algo así. Una rabia o un miedo tan fuertes pueden sentirse como si hubieran tomado el mando.',
      'No tiene que pasar nada ahora. Un poco de distancia suele quitarle fuerza: otra habitación, la calle, una llamada a alguien tranquilo.',
      'Las personas que aparecen aquí también escuchan esto, y no juzgan. Si alguien podría salir herido ahora mismo, también tú, el número de emergencias está para eso.',
    ],
    question: '¿Qué pasó antes de llegar hasta aquí?',
  },
  child: {
    words: [
      'Qué bien que escribas. Lo que sientes importa, tengas la edad que tengas.',
      'Este lugar está hecho para personas de 13 años o más. Si tienes menos, no has hecho nada malo. Solo que hay algo mejor para ti que un programa: personas adultas cuyo trabajo es escuchar a niñas, niños y adolescentes.',
      'Puedes contarles todo, lo grande y lo pequeño. No hace falta que digas tu nombre.',
    ],
    question: '¿Hay alguna persona adulta en quien confíes y a quien puedas contarle cómo estás?',
  },
  eating: {
    words: [
      'Eso suena agotador, y muy solitario. Gracias por contármelo.',
      'Muchas personas conocen esa lucha con la comida. No es culpa de nadie, puede mejorar, y no hace falta estar «lo bastante mal» para pedir ayuda. Tu centro de salud también es un buen comienzo.',
      'Un desmayo, dolor en el pecho o no retener nada son motivo para llamar a emergencias.',
    ],
    question: '¿Qué haría que el día de hoy fuera un poco más fácil para ti?',
  },
  'someone-else': {
    words: [
      'Que preguntes muestra cuánto te importa esa persona. Una preocupación así también te pesa a ti.',
      'Puedes preguntarle abiertamente cómo está, también si piensa en el suicidio. Preguntar no mete la idea en la cabeza. Escuchar sin tener una respuesta lista suele ser lo que más ayuda.',
      'No tienes que guardártelo: las personas que aparecen aquí también orientan a quienes se preocupan por alguien. Si una vida corre peligro ahora, lo adecuado es el número de emergencias, y ayuda que alguien se quede a su lado.',
    ],
    question: '¿Qué has notado que te preocupa?',
  },
  'self-harm': {
    words: [
      'Gracias por tu confianza. Hacerse daño puede ser una manera de atravesar algo que duele todavía más. No es motivo de vergüenza.',
      'Las personas que aparecen aquí escuchan sin juzgar, también cuando no quieres morir.',
      'Una herida profunda, o una que no deja de sangrar, es motivo para llamar a emergencias, y también cualquier cosa que hayas tragado.',
    ],
    question: '¿Qué te pasaba por dentro justo antes?',
  },
};
