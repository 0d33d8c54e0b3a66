import type { Asks } from '../../words';

export const aboutTopics: Asks['topics'] = {
  work: [
    [
      '¿Qué de tu trabajo te quita más energía?',
      'Así que por ahí se van las fuerzas. ¿Y qué parte del día te devuelve un poco?',
    ],
    [
      '¿Cómo sería un buen día de trabajo?',
      'Me lo imagino. ¿Qué trocito de eso ha existido ya, aunque fuera una vez?',
    ],
    [
      '¿Quién está de tu lado en el trabajo?',
      'Es bueno mirar quién está y dónde falta alguien. ¿Cuánto de esto has dicho allí en voz alta?',
    ],
    [
      '¿Dónde podrías poner un límite, pequeño al principio?',
      'Un límite pequeño también es un límite. ¿Qué te ayudaría a mantenerlo?',
    ],
  ],
  family: [
    [
      '¿Qué te gustaría que tu familia entendiera?',
      'Merecería ser entendido. ¿Con quién de casa sería más fácil empezar?',
    ],
    [
      '¿Cómo era en casa cuando iba bien?',
      'Gracias por enseñarme también ese lado. Seguro que algo de eso sigue ahí.',
    ],
    [
      '¿Qué parte es tuya, y qué no te toca cargar?',
      'Gracias por mirarlo con tanta honestidad. ¿Cómo sería soltar la parte que no es tuya?',
    ],
    [
      '¿Qué dirías en casa si supieras que te van a escuchar?',
      'Parece que esas palabras llevaban tiempo esperando. No tienen que salir hoy; es bueno que existan.',
    ],
  ],
  sleep: [
    [
      '¿Qué te pasa por la cabeza cuando no puedes dormir?',
      'De noche esas cosas crecen. ¿Cuál de ellas se ve más pequeña de día?',
    ],
    [
      '¿Cómo es la última hora antes de acostarte?',
      'Ya tengo una imagen de tu noche. ¿Qué momento es el más tranquilo?',
    ],
    [
      '¿Cuándo dormiste bien por última vez, y qué fue distinto?',
      'Así que esas noches siguen en ti. ¿Qué podrías tomar prestado de ellas para esta semana?',
    ],
    [
      '¿De qué podría prescindir la noche?',
      'Quitar algo suele ser más fácil que añadirlo. Deja que repose un poco.',
    ],
  ],
  partner: [
    [
      '¿Qué anhelas más entre los dos?',
      'Es bueno ponerle nombre a ese anhelo. ¿Cuándo fue así por última vez?',
    ],
    [
      '¿Cómo os decís lo que necesita cada uno?',
      'Así que esa es la manera. ¿Qué te gustaría poder decir sin prepararlo?',
    ],
    [
      '¿Qué valoras de la otra persona, incluso ahora?',
      'Es bueno que todavía lo veas. ¿Cómo podría llegar a saberlo?',
    ],
    [
      '¿Cuál sería una pequeña señal de cercanía?',
      'Una señal pequeña puede llegar lejos. Me alegra que le hayas puesto palabras.',
    ],
  ],
  study: [
    [
      '¿Qué es lo más difícil ahora mismo?',
      'Nombrar lo más difícil le quita un poco de poder. ¿Qué parte sale casi sola?',
    ],
    ['¿Cómo aprendes mejor cuando va bien?', 'Ahí te conoces bien. ¿Cuánto de eso hay ahora en tus días?'],
    [
      '¿Qué sería suficiente, si no tuviera que ser perfecto?',
      'Suficiente es una buena palabra. ¿Quién notaría la diferencia, aparte de ti?',
    ],
    [
      '¿Qué pequeña parte podrías terminar hoy?',
      'Lo pequeño y terminado vale mucho. Me gustará saber cómo va.',
    ],
  ],
  money: [
    [
      '¿Qué es lo que más te preocupa de ello?',
      'Es una preocupación real, y ahora tiene nombre. ¿Con qué frecuencia te visita?',
    ],
    [
      '¿Qué parte está en tus manos?',
      'Así que hay una parte que puedes sujetar. ¿Qué te gustaría hacer primero con ella?',
    ],
    [
      '¿Con quién podrías mirar los números?',
      'Cuatro ojos ven más que dos, y compartidas las cifras pesan menos. ¿Qué te parece esa idea?',
    ],
    ['¿Cuál sería un primer pequeño alivio?', 'Un poco de aire ya sería algo. No lo perdamos de vista.'],
  ],
  health: [
    ['¿Cómo cambia tus días?', 'Veo hasta dónde llega. ¿Qué ha seguido igual?'],
    ['¿Qué parece pedir tu cuerpo?', 'Es bueno que lo escuches. ¿Cómo le sueles responder?'],
    [
      '¿Quién te apoya en esto?',
      'Vale la pena saber en quién apoyarse. ¿Qué convendría que los demás entendieran mejor?',
    ],
    [
      '¿Qué cosa pequeña te hace bien, y cómo podría pasar más a menudo?',
      'Suena sencillo y amable. No hace falta añadirle nada.',
    ],
  ],
};
