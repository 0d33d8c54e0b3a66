import type { Words } from '../words';

export const spanish: Words = {
  feelings: {
    sad: 'triste*, deprimid*, llor*, infeliz, pena, duelo, sin esperanza, vacío, vacía, desanimad*',
    anxious: `
      ansios*, ansiedad, preocup*, nervios*, miedo, asustad*, pánico, inquiet*, insegur*, angusti*`,
    angry: 'enfadad*, enojad*, rabia, furios*, molest*, irritad*, frustrad*, hart*',
    lonely: `
      me siento solo, me siento sola, estoy solo, estoy sola, muy solo, muy sola, soledad, aislad*,
      sin amigos, nadie con quien hablar, echo de menos, extraño a`,
    tired: 'cansad*, agotad*, exhaust*, sin energía, sin fuerzas, quemad*, cansancio',
    stressed: 'estres*, estrés, agobiad*, presión, demasiado, abrumad*, tens*, saturad*',
    happy: `
      feliz, content*, orgullos*, alegr*, aliviad*, agradecid*, me siento mejor, estoy mejor,
      mucho mejor, salió bien, ilusionad*, esperanzad*`,
  },
  topics: {
    work: `
      trabaj*, empleo, jefe, jefa, compañer*, oficina, carrera profesional, reunion*, reunión,
      proyecto*, despedid*, desemple*`,
    family: `
      familia*, madre, mamá, padre, papá, padres, hermano*, hermana*, hijo*, hija*, niño*, abuel*`,
    sleep: 'dormir, duermo, dormido, sueño, insomnio, despiert*, pesadilla*, noches',
    partner: `
      pareja, marido, esposo, esposa, novio, novia, relación, matrimonio, divorci*, ruptura, mi ex`,
    study: 'estudi*, examen*, exámenes, escuela, universidad, tesis, deberes, profesor*, notas',
    money: 'dinero, deuda*, alquiler, factura*, sueldo, préstamo*, hipoteca, ahorro*, económic*',
    health: 'salud, enferm*, dolor*, médic*, hospital, peso, ejercicio, correr, dieta, fumar',
  },
  signals: {
    greeting: 'hola, buenos días, buenas tardes, buenas noches, buenas, qué tal',
    thanks: 'gracias, muchas gracias, te lo agradezco, me ayuda, me ayudó',
    goodbye: `
      adiós, hasta luego, hasta mañana, hasta pronto, nos vemos, chao, me voy, tengo que irme,
      me tengo que ir`,
    yes: 'sí, si, claro, exacto, vale, ok, cierto, eso es, quizás, tal vez',
    no: 'no, para nada, no mucho, no realmente, nunca, qué va',
    unsure: 'no sé, no lo sé, ni idea, no estoy segur*, difícil de decir',
  },
  goal: 'quiero, me gustaría, quisiera, mi meta, mi objetivo, espero poder, intento, estoy intentando',
  advice: `
    qué debo hacer, qué puedo hacer, qué hago, me puedes ayudar, puedes ayudarme, ayúdame,
    algún consejo, cómo puedo, qué harías, debería`,
  aboutCoach: `
    quién eres, qué eres, eres un robot, eres humano, eres humana, eres real, eres un bot,
    eres una persona, una persona real`,
  offTopic: `
    python, javascript, escribe un poema, capital de, traduce, pronóstico del tiempo, receta de,
    cuenta un chiste, quién ganó`,
  negation: 'no, nunca, ni, sin, menos, apenas, ya no',
  self: 'yo, me, mi, mí, mis, conmigo, estoy, soy, tengo, siento, he, nos, nuestro, nuestra',
  swaps: null,
  quotes: ['«', '»'],
  topicNames: {
    work: 'tu trabajo',
    family: 'tu familia',
    sleep: 'tu descanso',
    partner: 'tu relación',
    study: 'tus estudios',
    money: 'el dinero',
    health: 'tu salud',
  },
  phrases: {
    opening: [
      'Hola{name}, te doy la bienvenida. Me alegra que estés aquí. Aquí puedes pensar en voz alta; nada tiene que estar en orden, y vamos a tu ritmo.\n\n¿Qué tienes hoy en mente?',
    ],
    welcomeBack: [
      'Qué bueno verte de nuevo{name}. ¿Cómo estás hoy?',
      'Hola otra vez{name}. ¿De qué te gustaría hablar?',
      'Me alegra que vuelvas{name}. ¿Qué te ha rondado la cabeza desde la última vez?',
    ],
    welcomeBackTo: [
      'Qué bueno verte de nuevo{name}. La última vez hablamos de {topic}. ¿Cómo ha ido desde entonces?',
      'Hola otra vez{name}. Recuerdo que hablamos de {topic}. ¿En qué punto está hoy?',
    ],
    greeting: [
      '¡Hola! Me alegra saber de ti. ¿Cómo estás de verdad?',
      'Hola, tengo tiempo para ti. ¿Qué clase de día llevas?',
      'Hola, aquí estoy para escucharte. ¿De qué te vendría bien hablar?',
    ],
    thanks: [
      'De nada, de corazón. ¿Qué te llevas de esta charla?',
      'Me alegra que ayude. ¿Hay algo más que necesite espacio hoy?',
      'Gracias a ti por la confianza. ¿Cómo te sientes ahora, comparado con el principio?',
    ],
    goodbye: [
      'Cuídate mucho. Aquí estaré cuando quieras seguir.',
      'Gracias por hoy. Trátate con cariño y vuelve cuando quieras.',
      'Hasta la próxima. Ojalá el resto del día sea amable contigo.',
    ],
    aboutCoach: [
      'Soy un programa, no una persona: un acompañante que escucha, devuelve lo que oye y pregunta. No sustituyo a un amigo ni a un médico, pero tengo todo el tiempo que necesites. ¿Para qué te gustaría usarlo?',
      'No hay nadie humano detrás de estas palabras; soy un asistente hecho para escuchar. ¿Qué te importa de eso?',
    ],
    offTopic: [
      'En eso no soy de mucha ayuda; se me da mejor escuchar que buscar datos. ¿Qué te está pasando hoy?',
      'Ahí sería mal guía. Lo que sí puedo es pensar contigo sobre tu día. ¿Cómo ha sido?',
    ],
    unclear: [
      'Cuéntame un poco más para poder seguirte. ¿Qué ocurre?',
      'Quiero entenderlo bien. ¿Qué quieres decir con eso?',
      'Te escucho. ¿Qué te surge mientras lo escribes?',
    ],
    yes: [
      'Bien. Cuéntame más: ¿cómo es eso para ti?',
      'Es bueno saberlo. ¿Qué te hace decir que sí?',
      'Entonces quedémonos ahí un momento. ¿Qué es lo más importante de eso?',
    ],
    no: [
      'Está bien. ¿Qué encajaría mejor?',
      'Gracias por decirlo con claridad. ¿Qué es, entonces?',
      'De acuerdo, lo dejamos. ¿Qué prefieres mirar?',
    ],
    unsure: [
      'No saber es un buen comienzo. Si tuvieras que adivinar, solo por ahora, ¿qué dirías?',
      'No hace falta que esté claro todavía. ¿Qué es lo primero que aparece, por pequeño que sea?',
      'Tomémonos tiempo. ¿Cuándo lo notas más, y cuándo menos?',
    ],
    scale: [
      'Un {number}, gracias. ¿Qué hace que sea un {number} y no menos?',
      '{number}, entiendo. ¿Qué sería distinto con un punto más?',
    ],
    advice: [
      'Tú conoces tu vida mejor que yo, así que miremos juntos. ¿Qué has probado ya, y qué ayudó aunque fuera un poco?',
      'Prefiero ayudarte a encontrar tu propia respuesta. ¿Qué le dirías a un buen amigo en tu lugar?',
      'Hagámoslo lo bastante pequeño para empezar. ¿Qué cosa de diez minutos lo haría un poco más ligero?',
    ],
    care: [
      'Suena muy pesado, y me alegra que lo digas. No tienes que cargarlo a solas: ¿hay alguien cerca, o un médico, a quien puedas contárselo hoy? Si se hace demasiado, llama por favor al 112 o a una línea de ayuda. ¿Qué necesitas más ahora mismo?',
      'Gracias por contarme algo tan difícil. Me lo tomo en serio. Piensa en una persona de confianza y dile cómo estás; si corres peligro, llama enseguida al 112. ¿Qué hace tan difícil este momento?',
    ],
    earlier: [
      'Antes hablaste de {topic}; me pregunto si tiene que ver.',
      'Aún tengo presente lo que dijiste sobre {topic}.',
    ],
    reflect: [
      'Te oigo decir: {said}.',
      'Dices {said}, y eso merece espacio.',
      'Si te entiendo bien: {said}.',
      '{said}: gracias por decirlo así.',
    ],
    goal: [
      'Es un deseo que merece tomarse en serio: {said}.',
      'Me gusta con qué claridad lo dices: {said}.',
      'Así que hacia ahí quieres ir: {said}.',
    ],
    goalQuestions: [
      '¿Cuál sería el primer paso más pequeño?',
      '¿En qué notarías, dentro de una semana, que estás más cerca?',
      'Del 1 al 10, ¿hasta qué punto te ves con ganas de empezar?',
      '¿Qué funcionó antes cuando querías algo parecido?',
      '¿Qué podría interponerse, y qué harías entonces?',
    ],
    questions: [
      '¿Qué es lo que más te importa de esto?',
      '¿Qué te gustaría que fuera distinto?',
      '¿Cómo se siente mientras lo escribes?',
      '¿Qué crees que necesitas ahora?',
      '¿Cuándo lo notaste por primera vez?',
      '¿Qué te ha ayudado en momentos así?',
      '¿Quién más lo sabe, y cómo lo ve?',
      'Si mañana estuviera un poco mejor, ¿qué notarías primero?',
    ],
    feelings: {
      sad: [
        'Siento que pese tanto ahora mismo.',
        'Suena triste, y está bien sentirse así.',
        'Algo de esto duele; gracias por no esconderlo.',
      ],
      anxious: [
        'Suena inquietante; las preocupaciones ocupan mucho sitio.',
        'No es raro estar en tensión con tanto por resolver.',
        'Hace falta valor para mirar lo que asusta.',
      ],
      angry: [
        'Noto cuánto te afecta.',
        'A mucha gente le daría rabia; pisaron algo importante para ti.',
        'Tu enfado tiene sentido, y aquí es bienvenido.',
      ],
      lonely: [
        'Suena a mucha soledad. Me alegra que me lo cuentes.',
        'A solas todo pesa más.',
        'Echar de menos a otros muestra cuánto te importa la cercanía.',
      ],
      tired: [
        'Se nota el agotamiento.',
        'Es mucho para una sola persona; no es raro tanto cansancio.',
        'Parece que tus fuerzas piden una pausa.',
      ],
      stressed: [
        'Es mucho a la vez.',
        'Noto cuánta presión tienes encima.',
        'Con tantas cosas tirando de ti cuesta respirar tranquilo.',
      ],
      happy: ['¡Qué bueno oír eso!', 'Es precioso y merece un momento propio.', 'Me alegro contigo.'],
    },
    feelingQuestions: {
      sad: [
        '¿Qué es lo que más echas en falta?',
        '¿Qué te consuela un poco en días así?',
        'Si la tristeza pudiera hablar, ¿qué pediría?',
      ],
      anxious: [
        '¿Qué temes exactamente que pase?',
        '¿En qué parte del cuerpo notas la preocupación?',
        '¿Qué tan probable es, y qué harías entonces?',
      ],
      angry: [
        '¿Qué límite tuyo se cruzó aquí?',
        '¿Qué dirías si nada pudiera salir mal?',
        '¿Qué quiere proteger ese enfado?',
      ],
      lonely: [
        '¿Con quién sentiste cercanía por última vez?',
        '¿Qué compañía te haría bien?',
        '¿Cómo sería un pequeño paso hacia alguien?',
      ],
      tired: [
        '¿Cuándo descansaste de verdad por última vez?',
        '¿Qué podrías soltar, aunque fuera una tarde?',
        '¿Qué te devuelve las fuerzas?',
      ],
      stressed: [
        '¿Qué es lo que más pesa de todo?',
        '¿Qué puede esperar a la semana que viene?',
        '¿Qué te ayuda a calmarte diez minutos?',
      ],
      happy: [
        '¿Qué hiciste tú para que fuera posible?',
        '¿A quién te gustaría contárselo?',
        '¿Cómo podría haber sitio para más?',
      ],
    },
    topicQuestions: {
      work: [
        '¿Qué de tu trabajo te quita más energía?',
        '¿Cómo sería un buen día de trabajo?',
        '¿Quién está de tu lado en el trabajo?',
        '¿Dónde podrías poner un límite, pequeño al principio?',
      ],
      family: [
        '¿Qué te gustaría que tu familia entendiera?',
        '¿Cómo era entre ustedes cuando iba bien?',
        '¿Qué parte es tuya, y qué no te toca cargar?',
        '¿Qué te gustaría decirles?',
      ],
      sleep: [
        '¿Qué te pasa por la cabeza cuando no puedes dormir?',
        '¿Cómo es la última hora antes de acostarte?',
        '¿Cuándo dormiste bien por última vez, y qué fue distinto?',
        '¿De qué podría prescindir la noche?',
      ],
      partner: [
        '¿Qué anhelas más entre los dos?',
        '¿Cómo se dicen lo que necesita cada uno?',
        '¿Qué valoras de la otra persona, incluso ahora?',
        '¿Cuál sería una pequeña señal de cercanía?',
      ],
      study: [
        '¿Qué es lo más difícil ahora mismo?',
        '¿Cómo aprendes mejor cuando va bien?',
        '¿Qué sería suficiente, si no tuviera que ser perfecto?',
        '¿Qué pequeña parte podrías terminar hoy?',
      ],
      money: [
        '¿Qué es lo que más te preocupa?',
        '¿Qué parte está en tus manos?',
        '¿Con quién podrías mirar los números?',
        '¿Cuál sería un primer pequeño alivio?',
      ],
      health: [
        '¿Cómo cambia tus días?',
        '¿Qué parece pedir tu cuerpo?',
        '¿Quién te apoya en esto?',
        '¿Qué cosa pequeña te hace bien, y cómo podría pasar más a menudo?',
      ],
    },
  },
};
