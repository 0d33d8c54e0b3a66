import type { Asks } from '../../words';
import { aboutFeelings } from './aboutFeelings';
import { aboutTopics } from './aboutTopics';
import { ladder } from './ladder';

export const asks: Asks = {
  topics: aboutTopics,
  feelings: aboutFeelings,
  beginning: [
    ['¿Cómo lo vives tú?', 'Gracias por dejarme entrar un poco. ¿Qué es lo más difícil de eso?'],
    ['¿Cómo es eso en el día a día?', 'Ya tengo una primera imagen. ¿Qué es lo que más pesa en ella?'],
    ['¿Qué es lo que más te ocupa de eso ahora mismo?', 'Entonces empecemos por ahí. ¿Qué te produce?'],
    [
      '¿Qué te pasa por la cabeza en esos momentos?',
      'Gracias por dejármelo oír. ¿Cuánto de eso les cuentas a otros?',
    ],
    ['¿Qué haces cuando se pone así?', 'Así lo vas pasando, entonces. ¿Qué te cuesta y qué te da?'],
  ],
  person: [
    ['¿Cómo crees que lo ve {who}?', 'Así lo verá quizá {who}. ¿Y cómo lo ves tú?'],
    ['¿Qué te mueve por dentro cuando {who} hace eso?', 'Gracias, ahora tengo mejor imagen de los dos.'],
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
      'Gracias, ahora mi imagen es más completa.',
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
  ladder,
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
    ['¿Qué te gustaría que fuera distinto?', 'Quedémonos con eso. ¿Cuánto de eso está en tus manos?'],
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
    ['¿Quién más lo sabe?', 'Entiendo. ¿Es como te gustaría que fuera?'],
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
