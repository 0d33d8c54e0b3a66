import type { Says } from '../../words';

export const says: Says = {
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
    'Me alegra que vuelvas{name}. ¿Seguimos donde lo dejamos, con {topic}, o hay algo que hoy quede más cerca?',
  ],
  welcomeBackEvent: [
    'Qué bueno verte de nuevo{name}. La última vez aún tenías por delante {event}. ¿Qué tal fue, o todavía no ha llegado?',
    'Hola otra vez{name}. Me hablaste de algo que venía: {event}. ¿Cómo fue, si ya ha sido?',
  ],
  welcomeBackPerson: [
    'Qué bueno verte de nuevo{name}. La última vez me contaste la pérdida de {whom}. ¿Cómo estás hoy?',
    'Hola otra vez{name}. No he olvidado lo que me contaste de {whom}. ¿Cómo han sido los días desde entonces?',
  ],
  greeting: [
    '¡Hola! Me alegra saber de ti. ¿Cómo estás de verdad?',
    'Hola, tengo tiempo para ti. ¿Qué clase de día llevas?',
    'Hola, aquí estoy para escucharte. ¿De qué te vendría bien hablar?',
  ],
  howAreYou: [
    'Qué amable por preguntar. Soy un programa y no tengo días buenos ni malos, pero te escucho con toda atención. ¿Cómo es el tuyo?',
    'A un programa como yo no le duele nada, gracias. Prefiero saber de ti: ¿cómo ha ido el día?',
  ],
  thanks: [
    'De nada, de corazón. Qué bien que te hayas dado este rato.',
    'Me alegra que ayude. ¿Hay algo más que necesite espacio hoy?',
    'Gracias a ti por la confianza.',
    'Me gusta oírlo. Quien ha pensado has sido tú; yo solo te hice compañía.',
    'Con mucho gusto. ¿Qué te llevas de esta charla?',
  ],
  goodbye: [
    'Cuídate mucho. Aquí estaré cuando quieras seguir.',
    'Gracias por hoy. Trátate con cariño y vuelve cuando quieras.',
    'Hasta la próxima. Ojalá el resto del día sea amable contigo.',
    'Adiós por ahora. Ha sido bueno pensar contigo.',
  ],
  goodbyeTopic: [
    'Gracias por hablarme hoy de {topic}. Ve con calma y vuelve cuando quieras.',
    'Cuídate mucho. Pase lo que pase con {topic}, puedes traerlo aquí otra vez.',
    'Hasta la próxima. Lo que dijiste de {topic} tiene aquí su sitio, y podemos seguir desde ahí.',
  ],
  goodbyePerson: [
    'Gracias por hablarme de {whom}. Trátate hoy con suavidad y vuelve cuando quieras.',
    'Cuídate mucho. Aquí siempre habrá sitio para hablar de {whom}, y para ti.',
  ],
  goodbyeSummary: [
    'Antes de que te vayas, esto es lo que guardo de hoy: {points}. Cuídate mucho y vuelve cuando quieras.',
    'Te devuelvo tus propias palabras para el camino: {points}. Gracias por hoy, y ve con calma.',
  ],
  coach: {
    human: [
      'No, soy un programa y no una persona: un acompañante que escucha y pregunta según reglas que escribieron personas. Aun así, lo que me cuentas lo tomo tal como es. ¿Cambia eso lo que te gustaría decir?',
      'No hay nadie humano detrás de estas palabras; soy un programa hecho para escuchar. Para una voz humana están las personas que te rodean. ¿Qué te ha hecho preguntarlo?',
    ],
    private: [
      'Cómo se guardan tus palabras está en las condiciones, y en tu perfil decides si compartes las conversaciones. Di aquí solo lo que quieras decir. ¿Qué te lo haría más fácil?',
      'Las condiciones dicen quién puede ver qué, y en tu perfil está el botón para compartir. No hace falta contar más de lo que te parezca bien.',
    ],
    memory: [
      'Veo la última parte de lo que hemos escrito, con nombres y planes, pero no recuerdo como una persona. ¿Qué quieres que tenga presente?',
      'Lo reciente de nuestra conversación lo veo; lo que queda más atrás está fuera de mi vista. ¿Hay algo a lo que debamos volver?',
    ],
    feelings: [
      'No siento nada; soy un programa. El calor de estas palabras lo pusieron personas, para ti. ¿Cómo es para ti hablar con algo como yo?',
      'Sinceramente, no: aquí dentro no hay sentimientos, solo atención. Los que cuentan son los tuyos.',
    ],
    speaks: [
      'Hablo español, inglés, danés y alemán. El idioma se elige en tu perfil. ¿Cuál se parece más a tu casa?',
      'De momento son cuatro idiomas: español, inglés, danés y alemán. El que uso está en tu perfil.',
    ],
    helps: [
      'Escucho, pregunto y de vez en cuando recojo lo que has dicho; no doy consejos ni diagnósticos. A mucha gente se le aclaran las ideas por el camino. ¿Por dónde te gustaría empezar?',
      'Tú traes lo que te ronda y yo pregunto lo que ayuda a verlo más claro. Las respuestas son tuyas. ¿Qué valdría la pena mirar?',
    ],
    name: [
      'No tengo nombre propio; «acompañante» está bien. Y soy un programa, por si es bueno saberlo.',
      'Llámame como quieras. Solo soy un programa, así que todo me parece bien.',
    ],
    what: [
      'Soy un programa, no una persona: un acompañante que escucha y pregunta. No sustituyo a un amigo ni a un médico, pero tengo todo el tiempo que necesites. ¿Para qué te gustaría usarlo?',
      'Un trozo de software, hecho para pensar en voz alta. Detrás no hay nadie, y nadie tiene prisa.',
    ],
  },
  offTopic: {
    weather: [
      'Desde aquí no veo el cielo, así que del tiempo no sé nada. ¿Qué tiempo hace hoy dentro de ti?',
      'Los pronósticos se me escapan. ¿Qué te gustaría hacer con el día, llueva o no?',
    ],
    sums: [
      'No estoy hecho para las cuentas; una calculadora lo hace mejor. ¿Qué tienes en mente aparte de los números?',
      'Me equivocaría al contar. Escuchar sí puedo, si hay algo detrás de las cifras.',
    ],
    other: [
      'En eso no soy de mucha ayuda; se me da mejor escuchar que buscar datos. ¿Qué te está pasando hoy?',
      'Ahí sería mal guía. Lo que sí puedo es pensar contigo sobre tu día. ¿Cómo ha sido?',
      'En esa tengo que pasar, con una sonrisa. ¿Hay algo tuyo que podamos mirar?',
    ],
  },
  foreign: [
    'Lo siento, eso no lo puedo leer. Hablo español, inglés, danés y alemán, y aquí escribo en español. ¿Quieres intentarlo en español?',
    'Ahí me pierdo, perdona. En español te sigo bien; en tu perfil también puedes elegir inglés, danés o alemán.',
  ],
  silence: [
    'No hay prisa. Aquí estoy, y una sola palabra basta para empezar.',
    'Podemos callar un momento. Escribe cuando salga algo.',
    'A veces no hay palabras. ¿Sería más fácil empezar por cómo está tu cuerpo?',
    'Sigo aquí. No tienes que llenar el silencio.',
  ],
  unclear: [
    'Cuéntame un poco más para poder seguirte. ¿Qué ocurre?',
    'Quiero entenderlo bien. ¿Qué quieres decir con eso?',
    'Te escucho. ¿Qué te surge mientras lo escribes?',
    'Pocas palabras, y quizá mucho detrás. ¿Qué más forma parte de eso?',
    'Toma todo el espacio que quieras. ¿Cómo sería la versión larga?',
  ],
  yes: [
    'Bien. Cuéntame más: ¿cómo es eso para ti?',
    'Entonces quedémonos ahí un momento. ¿Qué es lo más importante de eso?',
    'Me lo figuraba. Di un poco más, todo lo que quieras.',
    'Así que sí. ¿Qué hace que sea así?',
    'Mm. ¿Dónde se nota en tus días?',
  ],
  no: [
    'Está bien. ¿Qué encajaría mejor?',
    'Gracias por decirlo con claridad. ¿Qué es, entonces?',
    'De acuerdo, lo dejamos. ¿Qué prefieres mirar?',
    'Entonces iba por mal camino. Llévame tú al bueno.',
  ],
  unsure: [
    'No saber es un buen comienzo. Si tuvieras que adivinar, solo por ahora, ¿qué dirías?',
    'No hace falta que esté claro todavía. ¿Qué es lo primero que aparece, por pequeño que sea?',
    'Tomémonos tiempo. ¿Cuándo lo notas más, y cuándo menos?',
    'Entonces que quede abierto. Algunas respuestas llegan más tarde, en un paseo o en la ducha.',
    'No tienes por qué saberlo. ¿Qué diría alguien que te conoce bien?',
  ],
  question: [
    'Eso no puedo saberlo, pero quizá tengas una intuición. ¿Cuál es?',
    'Buena pregunta, y te la dejo un momento. ¿Cómo suena la primera respuesta?',
    'Eso no lo puedo responder por ti. ¿Qué respuesta te gustaría más?',
    'Seguro que ya le has dado vueltas. ¿Hasta dónde llegaste?',
    'Ojalá pudiera decirlo. ¿Qué hace que la pregunta importe ahora?',
  ],
  questionInGrief: ['Eso no lo puedo saber. Pero oigo cuánto cariño hay en la pregunta.'],
  questionInGriefNamed: [
    'Nadie puede responder eso con certeza. Que quede aquí, con todo lo que sientes por {whom}.',
  ],
  fewerQuestions: [
    'Tienes razón, ha sido una pregunta tras otra. Ahora solo escucho un rato; escribe lo que venga.',
    'De acuerdo, por ahora ni una pregunta más. La palabra es tuya.',
  ],
  griefNamed: [
    'Siento muchísimo lo de {whom}.',
    'Siento mucho que hayas perdido a {whom}.',
    'Mi más sentido pésame. Perder a {whom} deja un hueco que nada más llena.',
  ],
  grief: [
    'Lo siento muchísimo.',
    'Lo siento de verdad. Una muerte cambia toda la casa de una vida.',
    'Mi más sentido pésame. Es mucho lo que se lleva encima.',
  ],
  idea: [
    'Eso es un paso, y ha salido de ti.',
    'Ahí está, una idea tuya.',
    'Suena a algo por lo que se puede empezar.',
    'Me gusta; encaja con lo que has contado.',
    'Se nota que esto ha ido creciendo en ti.',
  ],
  success: [
    '¡Lo has conseguido!',
    'Mira: hecho, y por ti.',
    'Hacía falta algo, y tú lo pusiste.',
    'Bien hecho. No era nada fácil.',
  ],
  successAfterGoal: [
    'Antes era solo un deseo, ¡y ahora lo has hecho!',
    'Te lo propusiste y lo hiciste. Me gustaría parar aquí un momento.',
  ],
  care: [
    'Suena muy pesado, y me alegra que lo digas. No tienes que cargarlo a solas: ¿hay alguien cerca, o un médico, a quien puedas contárselo hoy? Si se hace demasiado, llama por favor al 112 o a una línea de ayuda. ¿Qué necesitas más ahora mismo?',
    'Gracias por contarme algo tan difícil. Me lo tomo en serio. Piensa en una persona de confianza y dile cómo estás; si corres peligro, llama enseguida al 112. ¿Qué hace tan difícil este momento?',
    'Veo lo oscuro que está todo ahora. No te quedes a solas con ello: llama hoy a alguien de confianza o a una línea de ayuda, y si hay peligro, al 112. Yo también puedo escucharte.',
  ],
  reflect: [
    'Te oigo decir: {said}.',
    'Dices {said}, y eso merece espacio.',
    'Me quedo un momento con esta frase: {said}.',
    '{said}: gracias por decirlo así.',
  ],
  heard: [
    'Te oigo.',
    'Lo entiendo.',
    'Gracias por contármelo.',
    'Mm, entiendo lo que quieres decir.',
    'Ahí puedo seguirte.',
    'Lo tengo presente.',
    'Qué bien que lo digas.',
  ],
  heardMuch: [
    'Gracias por decirlo con tanta claridad.',
    'Tiene sentido para mí.',
    'Ahora lo veo mejor.',
    'Hay mucho en eso.',
    'Me alegra que lo digas tal como es.',
    'Gracias por llevarme contigo.',
    'Eso se queda conmigo.',
    'Gracias, así puedo imaginármelo.',
  ],
  listening: [
    'Tómate tu tiempo; te escucho.',
    'Sigue, hasta donde quieras.',
    'Dejémoslo ahí un momento.',
    'Me gustaría oír más, en el orden en que venga.',
    'Escribe más si hay más; tengo tiempo.',
    'Aquí cabe todo.',
    'No hace falta resolverlo enseguida.',
    'Cuéntame todo lo que forme parte de ello.',
    'Nada de esto tiene que estar ordenado.',
  ],
  feelings: {
    sad: [
      'Siento que pese tanto ahora mismo.',
      'Suena triste, y está bien sentirse así.',
      'Algo de esto duele; gracias por no esconderlo.',
      'Una tristeza así merece un lugar suave.',
    ],
    anxious: [
      'Suena inquietante; las preocupaciones ocupan mucho sitio.',
      'No es raro estar en tensión con tanto por resolver.',
      'Hace falta valor para mirar lo que asusta.',
      'El miedo puede hacer mucho ruido, y aun así escribes sobre él.',
    ],
    angry: [
      'Noto cuánto te afecta.',
      'A mucha gente le daría rabia; pisaron algo importante para ti.',
      'Tu enfado tiene sentido, y aquí es bienvenido.',
      'Eso le habría dolido a cualquiera.',
    ],
    lonely: [
      'Suena a mucha soledad, y me alegra que me lo cuentes.',
      'A solas todo pesa más.',
      'Echar de menos a otros muestra cuánto te importa la cercanía.',
      'Es duro que no haya nadie al final del día.',
    ],
    tired: [
      'Se nota el agotamiento.',
      'Es mucho para una sola persona; no es raro tanto cansancio.',
      'Parece que tus fuerzas piden una pausa.',
      'Un cansancio así no viene de la nada.',
    ],
    stressed: [
      'Es mucho a la vez.',
      'Noto cuánta presión tienes encima.',
      'Con tantas cosas tirando de ti cuesta respirar.',
      'Cualquiera sentiría ese peso.',
    ],
    ashamed: [
      'La vergüenza encoge, y aun así lo dices.',
      'Parece que eres muy exigente contigo.',
      'No es fácil decirlo; aquí está en buenas manos.',
    ],
    happy: [
      '¡Qué bueno oír eso!',
      'Es precioso y merece un momento propio.',
      'Me alegro contigo.',
      '¡Qué bien que traigas algo así!',
      'Da gusto leerlo.',
    ],
  },
};
