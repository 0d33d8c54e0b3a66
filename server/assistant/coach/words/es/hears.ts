import type { Hears } from '../../words';

export const hears: Hears = {
  feelings: {
    sad: `
      triste*, deprimid*, llor*, infeliz, pena, duelo, sin esperanza, vacío, vacía, desanimad*, lágrimas, me duele, duele mucho, hecha polvo, hecho polvo, nostalgia, me emociono, se me saltan las lágrimas`,
    anxious: `
      ansios*, ansiedad, preocup*, nervios*, miedo, asustad*, pánico, inquiet*, insegur*, angusti*`,
    angry:
      'enfadad*, enojad*, rabia, furios*, molest*, irritad*, frustrad*, harto, harta, injust*, a mis espaldas, me revienta, me fastidia, no hay derecho',
    lonely: `
      me siento solo, me siento sola, estoy solo, estoy sola, muy solo, muy sola, soledad, aislad*,
      sin amigos, nadie con quien hablar, echo de menos, extraño a, no conozco a nadie`,
    tired: 'cansad*, agotad*, exhaust*, sin energía, sin fuerzas, quemad*, cansancio',
    stressed:
      'estres*, estrés, agobiad*, presión, demasiado, abrumad*, tens*, saturad*, no doy abasto, no llego a todo',
    ashamed: `vergüenza, avergonzad*, culpable, culpa, ridícul*, tonta, tonto, estúpid*, un fracaso, no valgo, no soy suficiente, desagradecid*, mala madre, mal padre, floja, vaga, no sirvo para nada, todo se me da mal`,
    happy: `
      feliz, content*, orgullos*, alegr*, aliviad*, agradecid*, me siento mejor, estoy mejor,
      mucho mejor, salió bien, ilusionad*, esperanzad*, qué maravilla, enamorad*, fue precioso`,
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
    health: 'salud, enfermo, enferma, enfermedad*, dolor*, médic*, hospital, peso, ejercicio, dieta, fumar',
  },
  signals: {
    greeting: 'hola, buenos días, buenas tardes, buenas noches, buenas',
    thanks: 'gracias, muchas gracias, te lo agradezco, me ayuda, me ayudó',
    goodbye: `
      adiós, hasta luego, hasta mañana, hasta pronto, nos vemos, chao, me voy ya, tengo que irme,
      me tengo que ir, me voy a la cama, lo dejamos aquí, hasta la próxima, me voy a dormir, me voy a la cama, eso es todo por hoy`,
    yes: 'sí, si, claro, exacto, cierto, eso es',
    no: 'no, para nada, no mucho, no realmente, nunca, qué va',
    okay: 'ok, vale, bueno, jaja, jajaja, entiendo, está bien, de acuerdo, qué sincero, buena pregunta, da igual',
    unsure: 'no sé, no lo sé, ni idea, no estoy segur*, difícil de decir, yo qué sé',
  },
  goal: 'quiero, me gustaría, quisiera, mi meta, mi objetivo, espero poder, intento, estoy intentando',
  success: `
    lo hice, lo conseguí, lo logré, lo he conseguido, lo he logrado, aprobé, he aprobado, me cogieron,
    me dieron el trabajo, dije que no, se lo dije, he terminado, por fin terminé, funcionó`,
  idea: `
    podría, puedo pedir, puedo escribir, puedo llamar, voy a, le escribiré, la llamaré, lo llamaré,
    se lo diré, se lo pediré, a lo mejor puedo, quizá pueda, podríamos`,
  notIdea: 'gritar, llorar, matar, matarlo, matarla, estrangular, conseguirlo, lograrlo',
  decision: `
    no puedo decidir, no sé si, no me decido, decidir, decisión, entre dos, quedarme o irme,
    irme o quedarme, me debato`,
  advice: `
    qué debo hacer, qué puedo hacer, qué hago, me puedes ayudar, puedes ayudarme, ayúdame,
    algún consejo, cómo puedo, qué harías, qué debería, debería hacer, dime qué hacer, qué me aconsejas, dame un consejo, dame una idea, qué le digo, por dónde empiezo, cómo empiezo`,
  complaint: `
    repites, no me repitas, deja de repetir, no me escuchas, no escuchas, no me entiendes,
    no entiendes nada, ya te lo he dicho, ya te lo dije, ya lo dije, ya me lo preguntaste,
    ya lo has preguntado, esto no ayuda, no me ayudas, no ayuda, eres inútil, no sirves,
    esto no sirve, frases vacías, frases hechas, pareces un loro, no es lo que dije, eso no tiene sentido, me has entendido mal, me entendiste mal, no me has entendido,
    no me entendiste, lo has entendido mal, no has respondido, no respondiste, no me contestas,
    no era mi pregunta, no es lo que quería decir, qué tontería, vaya tontería, no me gusta esa pregunta, no me gusta esta pregunta, qué pregunta más tonta`,
  fewerQuestions: `
    solo escucha, que solo escuches, tantas preguntas, demasiadas preguntas, deja de preguntar, no más preguntas, no preguntes más,
    siempre preguntas, solo preguntas`,
  coach: {
    human: `
      eres un robot, eres humano, eres humana, eres real, eres un bot, eres una persona,
      una persona real, eres una máquina, eres una ia, hablo con una, hay alguien ahí, chatbot, eres siquiera, es esto un bot`,
    private: 'quién lee, alguien lee, lee alguien, es confidencial, es privado, queda entre nosotros',
    memory: 'te acuerdas, recuerdas, te acordarás, te olvidas',
    feelings: 'tienes sentimientos, sientes algo, puedes sentir, te cansas, te caigo bien',
    speaks: 'hablas inglés, hablas francés, hablas catalán, hablas otros, qué idiomas, qué lenguas',
    helps: 'qué puedes hacer, cómo funciona esto, para qué sirve esto, cómo me ayudas, qué haces tú',
    name: 'cómo te llamas, tu nombre, tienes nombre',
    what: 'quién eres, qué eres, cuántos años tienes, de dónde eres, quién te hizo',
  },
  areYouThere: 'sigues ahí, estás ahí',
  howAreYou: 'cómo estás, qué tal estás, qué tal?, y tú?, cómo te va',
  offTopic: {
    weather: 'tiempo hará, tiempo hace, va a llover, lloverá, pronóstico',
    sums: 'más, menos, por, dividido, raíz cuadrada, calcula',
    other: `
      python, javascript, escribe un poema, escríbeme, capital de, traduce, pronóstico del tiempo,
      receta de, cuenta un chiste, cuéntame un chiste, quién ganó, presidente de`,
  },
  death:
    'murió, ha muerto, se murió, falleció, ha fallecido, está muerto, está muerta, entierro, funeral, sacrificar, tuvimos que dormir a, tuve que dormir a, lo dormimos, la dormimos',
  loss: 'perdí a, he perdido a, perdimos a, hemos perdido a',
  notDeath: 'batería, móvil, película*, serie*, novela*, planta*, juego*',
  negation: 'no, nunca, ni, sin, menos, apenas, ya no',
  because: 'porque, es que, ya que, como',
  contrast: `y ahora, si, vergüenza, culpable, siempre fui, era siempre, sería, pero, aunque, hasta que, excepto, antes`,
  turn: 'pero, y ahora, sin embargo, aunque',
  answers: {
    number: `cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, mitad`,
    time: `lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, hoy, mañana*, ahora, ya mismo, tarde*, noche*, mediodía, comida, cena, desayuno, semana*, mes, meses, verano*, invierno*, primavera, otoño, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, después, cuando, en cuanto, vacaciones, fin de semana`,
    person: `amig*, todos, alguien, nadie, vecin*, grupo, equipo, coro, contigo, prim*`,
    body: `pecho, garganta, estómago, barriga, vientre, cabeza, manos, mano, hombros, cuello, nuca, espalda, corazón, piernas, rodillas, brazos, mandíbula, cara, piel, respiración, cuerpo, todas partes`,
    past: `era, eran, fue, estaba, tenía, había, hice, hicimos, última vez, una vez, probé, intenté, he probado, pregunté, funcionó, funcionaba, ayudó, ayudaba, llamé, hablé, entendía, hace, desde`,
  },
  separation:
    'divorci*, separad*, separación, ruptura, rompimos, cortamos, me dejó por, me dejó hace, novio me dejó, novia me dejó, marido me dejó, mujer me dejó, pareja me dejó, infidelidad',
  jobless: 'despedid*, despidieron, desemple*, en paro, sin trabajo, jubilad*',
  missing: 'echo de menos, echaba de menos, extraño, me falta, me faltan',
  they: 'lloró, él, ella, ellos, ellas, está, estaba, todos',
  i: 'yo, me, mí, conmigo, estoy, estaba, soy, tengo, siento, he, ando',
  self: 'yo, me, mi, mí, mis, conmigo, estoy, soy, tengo, siento, he, nos, nuestro, nuestra',
  sentence: `
    yo, me, mi, mis, estoy, soy, tengo, siento, he, no, él, ella, es, hay, nadie, todos, todo, el, la,
    los, las, quiero, llevo, ayer, hoy, a veces`,
  articles: 'el, la, los, las, un, una',
  unturnable: 'tú, te, ti, tu, tus, contigo, jaja, tonto, tonta, tontería, absurdo',
  belittling:
    'tonto, tonta, tontería, absurdo, ridículo, ridícula, patético, patética, quejo, quejarme, da igual, olvídalo',
  fragment: 'en, con, por, entre, sobre, bajo, detrás de, al lado de, mi, mis, a mi',
  mine: 'mi, mis, nuestro, nuestra',
  unowned: 'mamá, papá',
  others: 'su, sus, tu, tus, cuyo, cuya',
  named: 'se llama, llamado, llamada',
  capitalsAreNames: true,
  relations: [
    [
      'tu {one}',
      'tu {one}',
      'tu {one}',
      `madre, mamá, padre, papá, hermana, hermano, hija, hijo, mujer, esposa, marido, esposo, pareja,
      novia, novio, abuela, abuelo, tía, tío, prima, primo, mejor amiga, mejor amigo, amiga, amigo,
      jefa, jefe, compañera, compañero, vecina, vecino, suegra, suegro, perra, perro, gata, gato,
      nieta, nieto, sobrina, sobrino, profesora, profesor`,
    ],
  ],
  events: [
    ['entrevista de trabajo, entrevista', 'la entrevista'],
    ['examen, exámenes, oposición', 'el examen'],
    ['carné de conducir', 'el examen de conducir'],
    ['presentación, charla, exposición', 'la presentación'],
    ['cita con el médico, cita médica, revisión, cita', 'la cita'],
    ['operación, operan', 'la operación'],
    ['resultados', 'la cita de los resultados'],
    ['boda', 'la boda'],
    ['entierro, funeral', 'el entierro'],
    ['reunión', 'la reunión'],
    ['carrera, maratón', 'la carrera'],
    ['concierto, audición', 'el concierto'],
    ['viaje, vuelo', 'el viaje'],
    ['mudanza', 'la mudanza'],
    ['primer día', 'el primer día'],
    ['cumpleaños, fiesta', 'la fiesta'],
  ],
  ahead: `
    mañana, esta noche, pasado mañana, la semana que viene, la próxima semana, el mes que viene,
    el lunes, el martes, el miércoles, el jueves, el viernes, el sábado, el domingo, este fin de semana,
    dentro de una semana, dentro de dos semanas, pronto`,
  everyday: `
    yo, y, tu, te, así, quién, ir, el, la, los, las, que, de, en, es, un, una, no, me, mi, con, por, para, pero, sí, qué, cómo,
    estoy, hola, gracias, lo, se, su, muy, ya, a, al, del, más, ha, he`,
};
