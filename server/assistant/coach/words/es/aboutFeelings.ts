import type { Asks } from '../../words';

export const aboutFeelings: Asks['feelings'] = {
  sad: [
    [
      '¿Qué es lo que más echas en falta?',
      'Gracias por decir lo que falta. ¿En qué momento del día lo notas más?',
    ],
    [
      '¿Qué te consuela un poco en días así?',
      'Es bueno si hay algo, por pequeño que sea. Quizá hoy tenga su sitio.',
    ],
    [
      'Si la tristeza pudiera hablar, ¿qué pediría?',
      'Es una petición callada y clara. ¿Quién podría oírla, además de mí?',
    ],
  ],
  anxious: [
    [
      '¿Qué podría pasar exactamente, según la preocupación?',
      'Ahora está ahí con palabras claras. ¿Cómo se ve desde aquí?',
    ],
    [
      '¿En qué parte del cuerpo notas la preocupación?',
      'Quedémonos un momento con eso. ¿Cómo es ahí: apretado, caliente, inquieto, otra cosa?',
    ],
    [
      '¿Cuándo está la preocupación un poco más callada?',
      'Así que también descansa. ¿Qué es distinto entonces?',
    ],
    [
      '¿Qué harías si ocurriera de verdad?',
      'Entonces no estarías con las manos vacías. Es bueno recordarlo.',
    ],
  ],
  angry: [
    ['¿Qué límite tuyo se cruzó aquí?', 'Merece ser defendido. ¿Cuánto tiempo lleva bajo presión?'],
    [
      '¿Qué dirías si nada pudiera salir mal?',
      'Hay fuerza en esas palabras. ¿Cómo suenan, ahora que están escritas?',
    ],
    [
      '¿Qué quiere proteger ese enfado?',
      'Entonces, en el fondo, está de tu parte. ¿De qué otra manera se podría proteger?',
    ],
  ],
  lonely: [
    [
      '¿Con quién sentiste cercanía por última vez?',
      'Es bueno que haya habido momentos así. ¿Qué los hizo cercanos?',
    ],
    ['¿Qué compañía te haría bien?', 'Me lo puedo imaginar. ¿Dónde podría haber alguien así?'],
    [
      '¿Cómo sería un pequeño paso hacia alguien?',
      'Incluso un paso muy pequeño cuenta. Nadie tiene que ver que cuesta valor.',
    ],
  ],
  tired: [
    ['¿Cuándo descansaste de verdad por última vez?', 'Vale la pena recordarlo. ¿Qué era distinto entonces?'],
    [
      '¿Qué podrías soltar, aunque fuera una tarde?',
      'Soltar no es rendirse. ¿Cómo se sentiría una tarde así?',
    ],
    ['¿Qué te devuelve las fuerzas?', 'Entonces no debería quedar para el final. ¿Dónde cabe esta semana?'],
  ],
  stressed: [
    [
      '¿Qué es lo que más pesa de todo?',
      'Entonces miremos solo eso y dejemos lo demás fuera de la puerta. ¿Qué lo hace tan pesado?',
    ],
    [
      '¿Qué puede esperar a la semana que viene?',
      'Entonces que espere. ¿Cómo se siente tener una cosa menos sobre la mesa?',
    ],
    ['¿Qué te ayuda a calmarte diez minutos?', 'Diez minutos no son poco. Ojalá los encuentres hoy.'],
  ],
  ashamed: [
    [
      '¿Qué le dirías a alguien que sintiera vergüenza por lo mismo?',
      'Quizá esas palabras valgan también para ti. Deja que lleguen despacio.',
    ],
    ['¿Qué esperas de ti ahí?', 'Quizá sea un listón muy alto. ¿De quién es la voz que lo puso?'],
    ['¿Quién te juzgaría con más cariño que tú?', 'Me gustaría saber qué ve en ti esa persona.'],
  ],
  happy: [
    [
      '¿Qué hiciste tú para que fuera posible?',
      'Así que una buena parte salió de ti. Espero que puedas disfrutarlo.',
    ],
    ['¿Cuál fue el mejor momento?', 'Gracias, casi puedo verlo. Momentos así merecen guardarse.'],
    ['¿A quién te gustaría contárselo?', 'La alegría crece cuando se cuenta. ¿Qué dirás primero?'],
    ['¿Cómo podría haber sitio para más?', 'Suena a algo que da ilusión. No lo pierdas de vista.'],
  ],
};
