import type { Asks } from '../../words';
import { aboutFeelings } from './aboutFeelings';
import { aboutTopics } from './aboutTopics';
import { ladder } from './ladder';

export const asks: Asks = {
  topics: aboutTopics,
  feelings: aboutFeelings,
  beginning: [
    ['Hvordan er det for dig?', 'Tak, fordi du lukker mig lidt ind. Hvad er det sværeste ved det?'],
    ['Hvordan mærker du det fra dag til dag?', 'Nu har jeg et første billede. Hvad vejer tungest i det?'],
    ['Hvad ved det fylder mest lige nu?', 'Så lad os begynde der. Hvad gør det ved dig?'],
    [
      'Hvad går gennem dit hoved i sådan et øjeblik?',
      'Tak, fordi jeg må høre det. Hvor meget af det siger du til andre?',
    ],
    [
      'Hvad gør du, når det bliver sådan?',
      'Sådan kommer du altså igennem det. Hvad koster det dig, og hvad giver det dig?',
    ],
  ],
  person: [
    [
      'Hvordan tror du, at {who} ser på det?',
      'Sådan kan det altså se ud for {whom}. Og hvordan ser det ud for dig?',
    ],
    ['Hvad gør det ved dig, når {who} er sådan?', 'Tak, nu har jeg et bedre billede af jer to.'],
    [
      'Hvad ville du ønske, at {who} forstod?',
      'Det er værd at sige, eller i det mindste at tænke igennem. Hvad har holdt det usagt indtil nu?',
    ],
    [
      'Hvad ville du gerne høre fra {toWhom}?',
      'Jeg aner, hvor meget sådan en sætning ville betyde. Hvordan ville det være at bede om den?',
    ],
  ],
  earlierPerson: [
    [
      'Tidligere nævnte du {whom}. Hvilken rolle spiller {who} i det her?',
      'Tak, nu er mit billede mere helt.',
    ],
    [
      'Jeg har stadig i tankerne, hvad du sagde om {whom}. Hvordan hænger det sammen med det her?',
      'Jeg kan se, hvordan tingene hænger sammen.',
    ],
  ],
  event: [
    [
      'Du nævnte {event}. Hvordan har du det, når du tænker på det nu?',
      'Godt at have set på det, før det kommer. Hvad vil du gerne sige til dig selv lige inden?',
    ],
    [
      'Og så er der {event}. Hvornår ville du sige, at det gik godt?',
      'Så ved du, hvad du kan holde øje med. Jeg er spændt på, hvordan det går.',
    ],
  ],
  grief: [
    [
      'Hvad tænker du først på, når du tænker på {whom}?',
      'Tak, fordi jeg måtte se det. Det siger meget om båndet mellem jer.',
    ],
    [
      'Hvem kan du tale med om {whom}?',
      'Det betyder noget at have et sted at sige navnet. Det kan du også her.',
    ],
    [
      'Hvordan lever du med det fra dag til dag?',
      'Sorgen har sine egne tider. Hvornår på dagen er det sværest?',
    ],
    [
      'Hvad har hjulpet dig gennem dagene indtil nu?',
      'Det er godt, at der er noget at holde fast i, også selv om det ikke tager smerten.',
    ],
    ['Hvad vil du gerne beholde af {toWhom}?', 'Det kan ingen tage fra dig. Tag dig al den tid, du vil.'],
  ],
  separation: [
    [
      'Hvad savner du, og hvad savner du slet ikke?',
      'Begge dele kan være sande på samme tid. Hvad af det er højest i dag?',
    ],
    [
      'Hvad har været det sværeste, siden I gik fra hinanden?',
      'Det er meget at vænne sig til. Hvad er blevet lidt lettere, hvis noget?',
    ],
    [
      'Hvem kan du være nu, som du ikke kunne være før?',
      'Der er noget nyt i det, også selv om det stadig føles fremmed.',
    ],
  ],
  decision: [
    [
      'Hvad taler for hver side, når du siger det højt?',
      'Nu har begge sider haft ordet. Ved hvilken blev din stemme varmere?',
    ],
    [
      'Forestil dig, at du allerede havde valgt den ene vej: hvad ville du føle næste morgen?',
      'Den følelse ved noget. Hvordan ville det være med den anden vej?',
    ],
    [
      'Hvad har du brug for at vide, før du kan vælge?',
      'Så er der noget at finde ud af først. Fra hvem, eller hvor?',
    ],
    [
      'Hvad skal vise dig om et år, at det var et godt valg?',
      'Det er din egen målestok og ikke andres. Hav den ved siden af dig, mens du vejer frem og tilbage.',
    ],
  ],
  advice: [
    [
      'Du kender dit liv bedre end jeg, så lad os se på det sammen. Hvad har du prøvet indtil nu, og hvad hjalp bare lidt?',
      'Så noget er allerede prøvet. Hvad siger det dig om, hvad der passer til dig?',
    ],
    [
      'Jeg vil hellere hjælpe dig med at finde dit eget svar. Hvad ville du sige til en god ven i samme situation?',
      'Det lyder som et godt råd, og det kommer fra dig. Hvad holder dig fra at følge det?',
    ],
    [
      'En opskrift har jeg ikke, kun spørgsmål. Hvad gjorde du sidst, da noget lignende dukkede op?',
      'Så har du været her før og er kommet igennem. Hvad af det kunne du bruge nu?',
    ],
    [
      'Lad os gøre det småt nok til at begynde. Hvad er én ting på ti minutter, som ville gøre det lidt lettere?',
      'Det lyder overkommeligt, og det kommer fra dig.',
    ],
  ],
  complaint: [
    [
      'Du har ret, og tak, fordi du siger det. Jeg arbejder efter regler, og nogle gange rammer de ved siden af dig. Hvad ville hjælpe dig mere: at jeg bare lytter, eller at vi ser nøje på én ting?',
      'Tak, det vil jeg prøve. Fortsæt, hvor du har lyst.',
    ],
    [
      'Det er min skyld og ikke din; jeg er et program og fanger ikke alt. Hvad gik min næse forbi?',
      'Tak, fordi du forklarer det igen. Nu er jeg med.',
    ],
    [
      'Jeg kan godt forstå, at det irriterer, og det er jeg ked af. Hvad ville du hellere have hørt?',
      'Det er et rimeligt ønske. Lad os gå videre derfra i dit tempo.',
    ],
  ],
  again: [
    [
      'Det har du fortalt mig før; det vil vist gerne høres én gang til. Hvad mangler der stadig i det?',
      'Så det er den del, der ikke har haft sin tur endnu. Tak, fordi du lægger den til.',
    ],
    [
      'Det kommer igen, med de samme ord. Hvad får det til at vende tilbage lige nu?',
      'Så det har en grund til at komme igen. Godt, at du lagde mærke til det.',
    ],
    [
      'Det husker jeg fra før. Har noget ændret sig, siden du sagde det første gang?',
      'Tak, fordi du så efter en gang til. Små forandringer tæller også.',
    ],
  ],
  scaleNone: [
    [
      '{number}; tak for ærligheden. Hvad ville gøre det til 1?',
      'Ét point er en begyndelse. Resten lader vi ligge til senere.',
    ],
  ],
  scaleSome: [
    [
      '{number}, og ikke mindre. Hvad får dig op på {number}?',
      'Så meget er der altså allerede. Hvordan ville ét point mere se ud?',
    ],
    [
      '{number}, jeg forstår. Hvad har bragt det derop?',
      'Så begynder du ikke fra nul. Hvordan ville du mærke det næste point?',
    ],
  ],
  scaleMost: [
    [
      '{number}, det er meget! Hvad giver dig den tillid?',
      'Det vil bære dig et godt stykke. Jeg glæder mig til at høre om det.',
    ],
  ],
  ladder,
  summary: [
    [
      'Lad mig samle, hvad jeg har hørt fra dig: {points}. Hvad ville du lægge til?',
      'Så er det samlet for nu. Vi kan lade det blive ved det eller gå videre med det, der stadig er åbent.',
    ],
    [
      'Når jeg ser tilbage på vores samtale, står der tre ting frem: {points}. Hvordan er det at læse dem ved siden af hinanden?',
      'Det var alt sammen dine egne ord. Hvad der bliver af dem, er op til dig.',
    ],
  ],
  general: [
    ['Hvad i det her betyder mest for dig?', 'Så det er kernen. Hvad siger den om, hvad du holder af?'],
    ['Hvad ville du gerne have anderledes?', 'Det holder vi fast i. Hvor meget af det er i dine hænder?'],
    [
      'Hvordan føles det, mens du skriver det?',
      'Tak, fordi du så indad et øjeblik. Det må være der, som det er.',
    ],
    [
      'Hvad tror du, at du har brug for lige nu?',
      'Det er godt at vide. Hvordan kunne lidt af det komme til dig i dag?',
    ],
    [
      'Hvornår lagde du første gang mærke til det?',
      'Så det har en historie. Hvad skete der ellers i dit liv dengang?',
    ],
    [
      'Hvad har hjulpet dig i den slags øjeblikke?',
      'Det er værd at vide, hvad der hjælper, og hvad der ikke gør. Er noget af det inden for rækkevidde nu?',
    ],
    ['Hvem ved ellers noget om det?', 'Jeg forstår. Er det, som du gerne vil have det?'],
    [
      'Forestil dig, at det var lidt bedre i morgen: hvad ville du bemærke først?',
      'Det ville være et godt tegn at holde øje med. Hvornår var det sidst lidt sådan?',
    ],
    ['Hvad overrasker dig ved det?', 'Overraskelser viser tit, hvor noget er i bevægelse.'],
    ['Hvad har du endnu ikke sagt, som hører til her?', 'Det er godt, at det er sagt nu.'],
    [
      'Hvad af det klarer du godt, når du er fair over for dig selv?',
      'Det må også siges, og ikke kun hviskes.',
    ],
    [
      'Hvad ville være en venlig ting at sige til dig selv om det?',
      'Gid den sætning må blive hos dig et stykke tid.',
    ],
    ['Hvilket billede af det bliver hos dig?', 'Et billede kan sige meget. Tak, fordi du deler det.'],
    ['Hvad ved du om det i dag, som du ikke vidste for et år siden?', 'Det har du gjort dig fortjent til.'],
  ],
};
