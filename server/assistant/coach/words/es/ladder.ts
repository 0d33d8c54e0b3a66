import type { Asks } from '../../words';

export const ladder: Asks['ladder'] = {
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
      'Es bueno saberlo. ¿Qué más sería posible, aunque suene raro?',
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
};
