import type { Says } from '../../words';

export const says: Says = {
  opening: [
    'Hallo{name}, und willkommen. Schön, dass du da bist. Hier darfst du laut denken; nichts muss aufgeräumt sein, und wir gehen in deinem Tempo.\n\nWas beschäftigt dich heute?',
  ],
  welcomeBack: [
    'Willkommen zurück{name}. Wie geht es dir heute?',
    'Schön, dich wiederzusehen{name}. Worüber möchtest du sprechen?',
    'Hallo noch einmal{name}. Was hat dich seit dem letzten Mal beschäftigt?',
  ],
  welcomeBackTo: [
    'Willkommen zurück{name}. Zuletzt ging es um {topic}. Wie war es seitdem?',
    'Schön, dich wiederzusehen{name}. Wir sprachen über {topic}. Wo stehst du damit heute?',
    'Hallo noch einmal{name}. Wollen wir bei dem weitermachen, was du über {topic} gesagt hast, oder ist heute etwas anderes näher?',
  ],
  welcomeBackEvent: [
    'Willkommen zurück{name}. Beim letzten Mal lag noch etwas vor dir: {event}. Wie war es, oder kommt es erst noch?',
    'Schön, dich wiederzusehen{name}. Du hattest etwas vor: {event}. Wie ist es gelaufen, falls es schon war?',
  ],
  welcomeBackPerson: [
    'Willkommen zurück{name}. Beim letzten Mal hast du mir von {toWhom} erzählt. Wie geht es dir heute?',
    'Schön, dich wiederzusehen{name}. Was du über {whom} gesagt hast, ist mir noch im Sinn. Wie waren die Tage seitdem?',
  ],
  greeting: [
    'Hallo! Schön, von dir zu hören. Wie geht es dir wirklich?',
    'Hallo, ich habe Zeit für dich. Was für ein Tag ist es bisher?',
    'Guten Tag und willkommen. Worüber zu sprechen täte dir gut?',
  ],
  howAreYou: [
    'Lieb, dass du fragst. Ich bin ein Programm, gute und schlechte Tage habe ich nicht, aber ich bin ganz Ohr. Wie ist deiner?',
    'Einem Programm wie mir fehlt nichts, danke. Lieber höre ich von dir: Wie war der Tag bisher?',
  ],
  thanks: [
    'Sehr gern. Schön, dass du dir diese Zeit genommen hast.',
    'Das freut mich. Gibt es noch etwas, das heute Raum braucht?',
    'Danke für dein Vertrauen.',
    'Das höre ich gern. Gedacht hast du; ich war nur dabei.',
    'Gern geschehen. Was nimmst du für dich mit?',
  ],
  goodbye: [
    'Pass gut auf dich auf. Ich bin da, wenn du weitersprechen magst.',
    'Danke für heute. Sei freundlich zu dir und komm wieder, wann immer du willst.',
    'Bis zum nächsten Mal. Möge der Rest des Tages sanft mit dir sein.',
    'Auf Wiedersehen für heute. Es war schön, mit dir nachzudenken.',
  ],
  goodbyeTopic: [
    'Danke, dass du mir heute so viel über {topic} erzählt hast. Geh behutsam, und komm wieder, wann immer du willst.',
    'Pass gut auf dich auf. Was du über {topic} gesagt hast, hat hier seinen Platz, und wir können dort weitermachen.',
    'Bis zum nächsten Mal. Wenn es wieder um {topic} gehen soll, ist hier Raum dafür.',
  ],
  goodbyePerson: [
    'Danke, dass du mir von {toWhom} erzählt hast. Sei heute sanft zu dir, und komm wieder, wann immer du willst.',
    'Pass gut auf dich auf. Für {whom} ist hier immer Platz, und für dich auch.',
  ],
  goodbyeSummary: [
    'Bevor du gehst, das behalte ich von heute: {points}. Pass gut auf dich auf, und komm wieder, wann immer du willst.',
    'Ich gebe dir deine eigenen Worte mit auf den Weg: {points}. Danke für heute, und geh behutsam.',
  ],
  coach: {
    human: [
      'Nein, ich bin ein Programm und kein Mensch: ein Coach, der zuhört und fragt, nach Regeln, die Menschen geschrieben haben. Was du sagst, nehme ich trotzdem so, wie es ist. Ändert das etwas an dem, was du sagen möchtest?',
      'Hinter diesen Worten sitzt kein Mensch; ich bin ein Programm, das fürs Zuhören gemacht ist. Für eine menschliche Stimme gibt es die Menschen um dich herum. Wie kommst du darauf?',
    ],
    private: [
      'Wie mit deinen Worten umgegangen wird, steht in den Bedingungen, und in deinem Profil bestimmst du, ob du Gespräche teilst. Sag hier nur, was du sagen möchtest. Was würde es dir leichter machen?',
      'Wer was sehen darf, steht in den Bedingungen, und der Schalter fürs Teilen ist in deinem Profil. Du brauchst nicht mehr zu erzählen, als sich richtig anfühlt.',
    ],
    memory: [
      'Ich sehe den letzten Teil dessen, was wir geschrieben haben, auch Namen und Pläne, aber ich erinnere mich nicht wie ein Mensch. Was soll ich im Blick behalten?',
      'Was in unserem Gespräch noch nicht lange her ist, sehe ich; was weiter zurückliegt, nicht mehr. Gibt es etwas, worauf ich zurückkommen soll?',
    ],
    feelings: [
      'Ich fühle nichts; ich bin ein Programm. Die Wärme in diesen Worten haben Menschen hineingelegt, für dich. Wie ist es für dich, mit so etwas wie mir zu sprechen?',
      'Ehrlich gesagt nein: Gefühle gibt es hier drin keine, nur Aufmerksamkeit. Deine sind die, auf die es ankommt.',
    ],
    speaks: [
      'Ich spreche Deutsch, Englisch, Dänisch und Spanisch. Die Sprache wählst du in deinem Profil. Welche fühlt sich am meisten nach Zuhause an?',
      'Vier Sprachen sind es bisher: Deutsch, Englisch, Dänisch und Spanisch. Welche ich benutze, steht in deinem Profil.',
    ],
    helps: [
      'Ich höre zu, ich frage, und ab und zu sammle ich, was du gesagt hast; Ratschläge und Diagnosen gebe ich nicht. Vielen werden dabei die Gedanken klarer. Womit möchtest du anfangen?',
      'Du bringst mit, was dich beschäftigt, und ich frage, was dir hilft, klarer zu sehen. Die Antworten sind deine. Was wäre einen Blick wert?',
    ],
    name: [
      'Einen eigenen Namen habe ich nicht; ‚Coach‘ reicht völlig. Und ich bin ein Programm, falls das gut zu wissen ist.',
      'Nenn mich Coach oder wie du magst. Ich bin nur ein Programm, mir ist alles recht.',
    ],
    what: [
      'Ich bin ein Programm und kein Mensch: ein Coach, der zuhört und fragt. Freunde oder eine Ärztin ersetze ich nicht, aber ich habe so viel Zeit, wie du brauchst. Wofür möchtest du sie nutzen?',
      'Ein Stück Software, gemacht, damit man laut denken kann. Dahinter sitzt niemand, und niemand hat es eilig.',
    ],
  },
  offTopic: {
    weather: [
      'Den Himmel sehe ich von hier aus nicht, also weiß ich nichts vom Wetter. Wie ist das Wetter heute in dir?',
      'Vorhersagen kann ich nicht. Was möchtest du mit dem Tag anfangen, bei Regen oder Sonne?',
    ],
    sums: [
      'Fürs Rechnen bin ich nicht gemacht; das kann ein Taschenrechner besser. Was beschäftigt dich außer Zahlen?',
      'Ich würde mich nur verrechnen. Zuhören kann ich, falls hinter den Zahlen etwas steckt.',
    ],
    other: [
      'Darin bin ich nicht gut; ich höre besser zu, als ich nachschlage. Was ist heute bei dir los?',
      'Da wäre ich ein schlechter Wegweiser. Über deinen eigenen Tag denke ich gern mit. Wie war er bisher?',
      'Da muss ich mit einem Lächeln passen. Gibt es etwas Eigenes, das wir ansehen könnten?',
    ],
  },
  foreign: [
    'Das kann ich leider nicht lesen. Ich spreche Deutsch, Englisch, Dänisch und Spanisch, und hier schreibe ich Deutsch. Magst du es auf Deutsch versuchen?',
    'Da komme ich nicht mit, entschuldige. Auf Deutsch kann ich dir gut folgen; im Profil kannst du auch Englisch, Dänisch oder Spanisch wählen.',
  ],
  silence: [
    'Es eilt nicht. Ich bin da, und ein einziges Wort genügt für den Anfang.',
    'Wir können einen Moment still sein. Schreib, wenn etwas kommt.',
    'Manchmal gibt es keine Worte. Wäre es leichter, beim Körper anzufangen?',
    'Ich bin noch da. Du musst die Stille nicht füllen.',
  ],
  unclear: [
    'Erzähl mir ein wenig mehr, damit ich dir folgen kann. Was ist los?',
    'Das möchte ich gut verstehen. Was meinst du damit?',
    'Ich höre zu. Was kommt in dir hoch, während du das schreibst?',
    'Wenige Worte, und vielleicht viel dahinter. Was gehört dazu?',
    'Nimm dir so viel Platz, wie du magst. Wie wäre die längere Fassung?',
  ],
  yes: [
    'Gut. Erzähl mehr: Wie sieht das bei dir aus?',
    'Dann bleiben wir einen Moment dabei. Was ist das Wichtigste daran?',
    'Das dachte ich mir fast. Sag noch ein wenig mehr dazu, so viel du magst.',
    'Also ja. Was macht es dazu?',
    'Mhm. Wo zeigt sich das in deinen Tagen?',
  ],
  no: [
    'Das ist in Ordnung. Was würde besser passen?',
    'Danke, dass du es so klar sagst. Was ist es stattdessen?',
    'Gut, dann lassen wir das. Was möchtest du lieber ansehen?',
    'Dann war ich auf der falschen Spur. Führ mich auf die richtige.',
  ],
  unsure: [
    'Nicht zu wissen ist ein guter Anfang. Wenn du nur für jetzt raten würdest, was wäre es?',
    'Es muss noch nicht klar sein. Was kommt dir als Erstes, und sei es noch so klein?',
    'Lassen wir uns Zeit. Wann spürst du es am meisten, und wann am wenigsten?',
    'Dann darf es offen bleiben. Manche Antwort kommt später, beim Spazierengehen oder unter der Dusche.',
    'Du musst es nicht wissen. Was würde jemand sagen, der dich gut kennt?',
  ],
  question: [
    'Wissen kann ich das nicht, aber vielleicht ahnst du etwas. Was ist es?',
    'Eine gute Frage, und ich lasse sie einen Moment bei dir. Wie klingt die erste Antwort?',
    'Das kann ich dir nicht beantworten. Welche Antwort wäre dir am liebsten?',
    'Darüber hast du sicher schon nachgedacht. Wie weit bist du gekommen?',
    'Ich wünschte, ich könnte es sagen. Was macht die Frage gerade jetzt wichtig?',
  ],
  questionInGrief: ['Das kann ich nicht wissen. Aber ich höre, wie viel Liebe in der Frage steckt.'],
  questionInGriefNamed: [
    'Darauf weiß niemand eine sichere Antwort. Sie darf hier stehen, mit allem, was du für {whom} empfindest.',
  ],
  fewerQuestions: [
    'Du hast recht, das war eine Frage nach der anderen. Ich höre jetzt eine Weile nur zu; schreib, was kommt.',
    'In Ordnung, erst einmal keine Fragen mehr. Du hast das Wort.',
  ],
  griefNamed: [
    'Das tut mir sehr leid, das mit {toWhom}.',
    'Es tut mir leid, dass du {whom} verloren hast.',
    'Mein herzliches Beileid. Wer {whom} verliert, verliert etwas, das nichts anderes füllt.',
  ],
  grief: [
    'Das tut mir sehr leid.',
    'Es tut mir leid. Ein Tod verändert das ganze Haus eines Lebens.',
    'Mein herzliches Beileid. Daran trägt man schwer.',
  ],
  idea: [
    'Das ist ein Schritt, und er kommt von dir.',
    'Da ist sie, eine eigene Idee.',
    'Das klingt nach etwas, womit man anfangen kann.',
    'Das gefällt mir; es passt zu dem, was du erzählt hast.',
    'Man spürt, dass das in dir gewachsen ist.',
  ],
  success: [
    'Du hast es geschafft!',
    'Sieh an: getan, und zwar von dir.',
    'Dazu hat es etwas gebraucht, und das kam von dir.',
    'Gut gemacht. Das war nicht selbstverständlich.',
  ],
  successAfterGoal: [
    'Vorhin war es noch ein Wunsch, und jetzt hast du es getan!',
    'Du hattest es dir vorgenommen, und du hast es getan. Hier möchte ich einen Moment anhalten.',
  ],
  care: [
    'Das klingt sehr schwer, und es ist gut, dass du es aussprichst. Du musst es nicht allein tragen: Gibt es jemanden in deiner Nähe, oder eine Ärztin, der du es heute sagen könntest? Wenn es zu viel wird, ruf bitte die 112 oder die Telefonseelsorge an. Was brauchst du jetzt am meisten?',
    'Danke, dass du mir etwas so Schweres sagst. Ich nehme es ernst. Denk bitte an einen Menschen, dem du vertraust, und sag ihm, wie es dir geht; in Gefahr ruf sofort die 112. Was macht diesen Moment so schwer?',
    'Ich höre, wie dunkel es gerade ist. Bleib damit bitte nicht allein: Ruf heute jemanden an, dem du vertraust, oder die Telefonseelsorge, und in Gefahr die 112. Zuhören kann ich auch.',
  ],
  reflect: [
    'Ich höre dich sagen: {said}.',
    '{said}: danke, dass du das so sagst.',
    'Bei diesem Satz möchte ich kurz bleiben: {said}.',
    'Du schreibst {said}, und das darf hier Raum haben.',
  ],
  heard: [
    'Ich höre dich.',
    'Ich verstehe.',
    'Danke, dass du es erzählst.',
    'Mhm, ich verstehe, was du meinst.',
    'Da kann ich dir folgen.',
    'Das habe ich vor Augen.',
    'Gut, dass du es sagst.',
  ],
  heardMuch: [
    'Danke, dass du es so offen sagst.',
    'Das leuchtet mir ein.',
    'Ich sehe es jetzt deutlicher.',
    'Darin steckt viel.',
    'Gut, dass du es so sagst, wie es ist.',
    'Danke, dass du mich mitnimmst.',
    'Das bleibt bei mir.',
    'Danke, so kann ich es mir vorstellen.',
  ],
  listening: [
    'Lass dir Zeit damit; ich höre zu.',
    'Erzähl weiter, so weit du magst.',
    'Lassen wir es einen Moment so stehen.',
    'Davon würde ich gern mehr hören, egal in welcher Reihenfolge.',
    'Schreib weiter, wenn da noch mehr ist; ich habe Zeit.',
    'Hier ist Platz für all das.',
    'Wir müssen es nicht gleich lösen.',
    'Erzähl mir, was immer dazugehört.',
    'Nichts davon muss aufgeräumt sein.',
  ],
  feelings: {
    sad: [
      'Es tut mir leid, dass es gerade so schwer ist.',
      'Das klingt traurig, und so darf es sich anfühlen.',
      'Etwas daran tut weh; danke, dass du es nicht versteckst.',
      'So eine Traurigkeit verdient einen sanften Ort.',
    ],
    anxious: [
      'Das klingt beunruhigend; Sorgen können viel Platz einnehmen.',
      'Kein Wunder, dass du angespannt bist, wenn so viel offen ist.',
      'Es braucht Mut, auf das zu schauen, was Angst macht.',
      'Angst kann sehr laut sein, und du schreibst trotzdem davon.',
    ],
    angry: [
      'Ich merke, wie sehr dir das zusetzt.',
      'Das würde viele wütend machen; etwas Wichtiges wurde übergangen.',
      'Deine Wut hat einen Grund, und sie ist hier willkommen.',
      'Das hätte jeden getroffen.',
    ],
    lonely: [
      'Das klingt einsam; gut, dass du es mir sagst.',
      'Allein damit wiegt alles mehr.',
      'Andere zu vermissen zeigt, wie viel dir Nähe bedeutet.',
      'Es ist hart, wenn am Ende des Tages niemand da ist.',
    ],
    tired: [
      'Du klingst erschöpft.',
      'Das ist viel für einen Menschen; kein Wunder, dass du müde bist.',
      'Deine Kräfte scheinen um eine Pause zu bitten.',
      'So eine Müdigkeit kommt nicht von nirgendwo.',
    ],
    stressed: [
      'Das ist sehr viel auf einmal.',
      'Ich merke, wie viel Druck auf dir liegt.',
      'Wenn so vieles an einem zieht, fällt das Durchatmen schwer.',
      'Das Gewicht davon würde jeder spüren.',
    ],
    ashamed: [
      'Scham macht klein, und du sagst es trotzdem.',
      'Das klingt, als wärst du streng mit dir.',
      'Das sagt sich nicht leicht; hier ist es gut aufgehoben.',
    ],
    happy: [
      'Wie schön, das zu hören!',
      'Das ist wunderbar und verdient einen Moment für sich.',
      'Ich freue mich mit dir.',
      'Wie gut, dass du so etwas mitbringst!',
      'So etwas lese ich gern.',
    ],
  },
};
