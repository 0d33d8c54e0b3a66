import type { Asks } from '../../words';

export const asks: Asks = {
  topics: {
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
  },
  feelings: {
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
      [
        '¿Cuándo descansaste de verdad por última vez?',
        'Vale la pena recordarlo. ¿Qué era distinto entonces?',
      ],
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
    happy: [
      [
        '¿Qué hiciste tú para que fuera posible?',
        'Así que una buena parte salió de ti. Espero que puedas disfrutarlo.',
      ],
      ['¿Cuál fue el mejor momento?', 'Gracias, casi puedo verlo. Momentos así merecen guardarse.'],
      ['¿A quién te gustaría contárselo?', 'La alegría crece cuando se cuenta. ¿Qué dirás primero?'],
      ['¿Cómo podría haber sitio para más?', 'Suena a algo que da ilusión. No lo pierdas de vista.'],
    ],
  },
  person: [
    [
      '¿Cómo crees que lo ve {who}?',
      'Es generoso mirar desde allí. ¿Y qué ves cuando vuelves a tu propio sitio?',
    ],
    ['¿Cómo estás cuando {who} anda cerca?', 'Gracias, ahora tengo mejor imagen de los dos.'],
    [
      '¿Qué te gustaría que entendiera {who}?',
      'Merece decirse, o al menos pensarse despacio. ¿Qué lo ha dejado sin decir hasta ahora?',
    ],
    [
      '¿Qué te gustaría oír de {toWhom}?',
      'Me imagino cuánto significaría una frase así. ¿Cómo sería pedirla?',
    ],
  ],
  earlierPerson: [
    [
      'Antes mencionaste a {whom}. ¿Qué papel tiene {who} en esto?',
      'Gracias, ahora hay una persona más en la imagen.',
    ],
    ['Aún tengo presente lo que dijiste de {whom}. ¿Cómo encaja aquí?', 'Veo cómo se relacionan las cosas.'],
  ],
  event: [
    [
      'Tienes algo por delante: {event}. ¿Qué sientes ahora al pensarlo?',
      'Es bueno haberlo mirado antes de que llegue. ¿Qué te gustaría decirte justo antes?',
    ],
    [
      'Y luego viene {event}. ¿Cuándo dirías que ha ido bien?',
      'Entonces ya sabes en qué fijarte. Tengo curiosidad por saber cómo irá.',
    ],
  ],
  grief: [
    [
      '¿Qué es lo primero que te viene al pensar en {whom}?',
      'Gracias por dejarme verlo. Dice mucho del lazo que os une.',
    ],
    ['¿Con quién puedes hablar de {whom}?', 'Importa tener dónde decir su nombre. Aquí también puedes.'],
    [
      '¿Cómo vives con ello, día a día?',
      'El duelo tiene sus propias horas. ¿Qué momento del día es el más duro?',
    ],
    [
      '¿Qué te ha ayudado a pasar los días hasta ahora?',
      'Me alegra que haya algo a lo que agarrarse, aunque no quite el dolor.',
    ],
    [
      '¿Qué te gustaría conservar de {toWhom}?',
      'Eso nadie te lo puede quitar. Tómate todo el tiempo que quieras.',
    ],
  ],
  separation: [
    [
      '¿Qué echas de menos, y qué no echas de menos en absoluto?',
      'Las dos cosas pueden ser verdad a la vez. ¿Cuál suena hoy más fuerte?',
    ],
    [
      '¿Qué ha sido lo más duro desde la separación?',
      'Es mucho a lo que acostumbrarse. ¿Qué se ha vuelto un poco más fácil, si es que algo?',
    ],
    [
      '¿Quién puedes ser ahora que antes no podías?',
      'Hay algo nuevo en eso, aunque todavía se sienta extraño.',
    ],
  ],
  decision: [
    [
      '¿Qué habla a favor de cada lado, cuando lo dices en voz alta?',
      'Ahora los dos lados han tenido voz. ¿Con cuál se volvió más cálida la tuya?',
    ],
    [
      'Imagina que ya hubieras elegido un camino: ¿qué sentirías a la mañana siguiente?',
      'Ese sentimiento sabe algo. ¿Cómo sería con el otro camino?',
    ],
    [
      '¿Qué necesitarías saber antes de elegir?',
      'Entonces hay algo que averiguar primero. ¿De quién, o dónde?',
    ],
    [
      '¿En qué notarás, dentro de un año, que fue una buena elección?',
      'Es tu propia medida, no la de otros. Tenla cerca mientras lo piensas.',
    ],
  ],
  advice: [
    [
      'Tú conoces tu vida mejor que yo, así que miremos juntos. ¿Qué has probado ya, y qué ayudó aunque fuera un poco?',
      'Así que algo está ya probado. ¿Qué te dice sobre lo que va contigo?',
    ],
    [
      'Prefiero ayudarte a encontrar tu propia respuesta. ¿Qué le dirías a un buen amigo en tu lugar?',
      'Suena a buen consejo, y viene de ti. ¿Qué te impide seguirlo?',
    ],
    [
      'Receta no tengo, solo preguntas. ¿Qué hiciste la última vez que pasó algo parecido?',
      'Entonces ya has estado aquí y saliste. ¿Qué de aquello serviría ahora?',
    ],
    [
      'Hagámoslo lo bastante pequeño para empezar. ¿Qué cosa de diez minutos lo haría un poco más ligero?',
      'Suena posible, y viene de ti.',
    ],
  ],
  complaint: [
    [
      'Tienes razón, y gracias por decirlo. Trabajo con reglas, y a veces no aciertan contigo. ¿Qué te ayudaría más: que solo escuche, o que miremos una cosa de cerca?',
      'Gracias, lo intentaré. Sigue por donde quieras.',
    ],
    [
      'La culpa es mía y no tuya; soy un programa y no lo capto todo. ¿Qué se me ha escapado?',
      'Gracias por explicarlo otra vez. Ahora lo tengo.',
    ],
    [
      'Entiendo que moleste, y lo siento. ¿Qué te habría gustado oír?',
      'Es un deseo justo. Sigamos desde ahí, a tu ritmo.',
    ],
  ],
  again: [
    [
      'Eso ya me lo contaste; parece que quiere ser oído otra vez. ¿Qué le falta todavía?',
      'Entonces esa es la parte a la que aún no le había tocado. Gracias por añadirla.',
    ],
    [
      'Vuelve con las mismas palabras. ¿Qué hace que regrese justo ahora?',
      'Así que tiene un motivo para volver. Es bueno que lo notes.',
    ],
    [
      'Lo recuerdo de antes. ¿Ha cambiado algo desde que lo dijiste por primera vez?',
      'Gracias por mirar otra vez. Los cambios pequeños también cuentan.',
    ],
  ],
  scaleNone: [
    [
      'Un {number}; gracias por la sinceridad. ¿Qué lo convertiría en un 1?',
      'Un punto ya es un comienzo. Lo demás lo dejamos para luego.',
    ],
  ],
  scaleSome: [
    [
      'Un {number}, y no menos. ¿Qué hace que sea un {number}?',
      'Así que todo eso ya está. ¿Cómo sería un punto más?',
    ],
    [
      '{number}, entiendo. ¿Qué lo ha llevado hasta ahí?',
      'Entonces no empiezas de cero. ¿En qué notarías el siguiente punto?',
    ],
  ],
  scaleMost: [
    [
      'Un {number}, ¡eso es mucho! ¿Qué te da tanta confianza?',
      'Eso te llevará un buen trecho. Me alegrará saber cómo va.',
    ],
  ],
  ladder: {
    goal: [
      [
        'Si esta conversación mereciera la pena, ¿qué sería distinto después?',
        'Es algo hacia donde ir. ¿Cómo de importante es, entre todo lo demás?',
      ],
      [
        '¿Adónde te gustaría llegar con esto?',
        'No lo perdamos de vista. ¿Cuál sería la primera señal de que vas de camino?',
      ],
      [
        'Imagina que dentro de un mes va un poco mejor: ¿qué harías que ahora no haces?',
        'Ayuda verlo delante. ¿Qué es lo que más te importa de eso?',
      ],
    ],
    options: [
      [
        '¿Qué funcionó antes cuando querías algo parecido?',
        'Entonces ya tienes experiencia de la que tirar. ¿Qué más sería posible, aunque suene raro?',
      ],
      ['¿Qué caminos ves, sensatos o no?', 'Gracias. ¿Cuál te atrae más, sin ningún motivo?'],
      [
        '¿Qué probarías si nadie mirara?',
        'Puede haber algo libre en eso. ¿Qué parte se podría hacer de verdad?',
      ],
    ],
    step: [
      [
        '¿Cuál sería el primer paso más pequeño?',
        'Lo que es lo bastante pequeño para hacerse tiene el tamaño justo. ¿Qué podría interponerse?',
      ],
      [
        '¿Qué podrías hacer esta semana en un cuarto de hora?',
        'Casi siempre hay un cuarto de hora. ¿Qué te ayudaría a recordarlo?',
      ],
    ],
    scale: [
      [
        'En una escala de 0 a 10, ¿hasta qué punto crees que lo harás?',
        'Gracias. ¿Qué te daría un poco más de seguridad?',
      ],
      ['De 0 a 10, ¿cómo de a punto estás?', 'Es bueno saber dónde estás. ¿Qué lo subiría un poco?'],
    ],
    when: [
      ['¿Cuándo sería un buen momento?', 'Bien. Tengo curiosidad por saber cómo irá.'],
      [
        '¿Quién podría saberlo, para que no lo lleves a solas?',
        'Es bueno que alguien pregunte cómo fue. También me lo puedes contar a mí.',
      ],
    ],
  },
  summary: [
    [
      'Déjame recoger lo que te he oído: {points}. ¿Qué añadirías?',
      'Entonces, por ahora, está completo. Podemos dejarlo aquí o seguir con lo que aún esté abierto.',
    ],
    [
      'Si miro atrás en nuestra conversación, destacan tres cosas: {points}. ¿Cómo es leerlas una al lado de la otra?',
      'Eran todas palabras tuyas. Lo que salga de ellas está en tus manos.',
    ],
  ],
  general: [
    [
      '¿Qué es lo que más te importa de esto?',
      'Así que ese es el centro. ¿Qué dice de lo que de verdad te importa?',
    ],
    ['¿Qué te gustaría que fuera distinto?', 'Es un deseo claro. ¿Cuánto de eso está en tus manos?'],
    [
      '¿Cómo se siente mientras lo escribes?',
      'Gracias por mirar un momento hacia dentro. Puede estar ahí, tal como es.',
    ],
    ['¿Qué crees que necesitas ahora?', 'Es bueno saberlo. ¿Cómo podría llegarte hoy un poco de eso?'],
    [
      '¿Cuándo lo notaste por primera vez?',
      'Así que tiene una historia. ¿Qué más pasaba en tu vida entonces?',
    ],
    [
      '¿Qué te ha ayudado en momentos así?',
      'Vale la pena saber qué ayuda y qué no. ¿Algo de eso está ahora a tu alcance?',
    ],
    ['¿Quién más lo sabe?', 'Entiendo. ¿Cómo es llevarlo así?'],
    [
      'Si mañana estuviera un poco mejor, ¿qué notarías primero?',
      'Sería una buena señal en la que fijarse. ¿Cuándo fue un poco así por última vez?',
    ],
    ['¿Qué te sorprende de ello?', 'Las sorpresas suelen mostrar dónde se mueve algo.'],
    ['¿Qué no has dicho todavía que forme parte de esto?', 'Me alegra que ya esté dicho.'],
    [
      '¿Qué parte llevas bien, si te miras con justicia?',
      'También eso merece decirse, y no solo en voz baja.',
    ],
    ['¿Qué frase amable te podrías decir sobre esto?', 'Ojalá esa frase te acompañe un rato.'],
    ['¿Qué imagen se te queda de todo ello?', 'Una imagen puede decir mucho. Gracias por compartirla.'],
    ['¿Qué sabes hoy que no sabías hace un año?', 'Eso te lo has ganado.'],
  ],
};
