import type { Asks } from '../../words';

export const asks: Asks = {
  topics: {
    work: [
      [
        'Hvad ved dit arbejde tager mest fra dig?',
        'Så det er der, kræfterne går hen. Og hvilken del af dagen giver lidt tilbage?',
      ],
      [
        'Hvordan ser en god arbejdsdag ud?',
        'Jeg prøver at se den for mig. Hvilken bid af den har der været før, om så kun én gang?',
      ],
      [
        'Hvem på arbejdet er på din side?',
        'Det er godt at se på, hvem der er der, og hvor nogen mangler. Hvor meget af det her har du sagt højt på arbejdet?',
      ],
      [
        'Hvor kunne du sætte en grænse, en lille én til at begynde med?',
        'Også en lille grænse er en grænse. Hvad ville gøre den lettere at holde?',
      ],
    ],
    family: [
      [
        'Hvad ville du ønske, at din familie forstod om det?',
        'Det ville være værd at blive forstået i. Hvem derhjemme ville det være lettest at begynde med?',
      ],
      [
        'Hvordan var det derhjemme, da det var godt?',
        'Tak, fordi du også viser mig den side. Noget af det er der sikkert stadig.',
      ],
      [
        'Hvad af det er dit at bære, og hvad er ikke?',
        'Tak for det ærlige blik. Hvordan ville det være at lægge den del fra dig, som ikke er din?',
      ],
      [
        'Hvad ville du sige derhjemme, hvis du vidste, at du blev hørt?',
        'De ord har vist ventet længe. De behøver ikke blive sagt i dag; det er godt, at de findes.',
      ],
    ],
    sleep: [
      [
        'Hvad går der gennem hovedet, når du ligger vågen?',
        'Om natten vokser den slags. Hvad af det ser mindre ud i dagslys?',
      ],
      [
        'Hvordan ser den sidste time før sengetid ud?',
        'Nu har jeg et billede af din aften. Hvilket øjeblik i den er det roligste?',
      ],
      [
        'Hvornår sov du sidst godt, og hvad var anderledes?',
        'Så den slags nætter har du stadig i dig. Hvad af det kunne du låne til denne uge?',
      ],
      [
        'Hvad kunne aftenen godt undvære?',
        'At lade noget ude er tit lettere end at lægge noget til. Lad det synke lidt ind.',
      ],
    ],
    partner: [
      [
        'Hvad længes du mest efter mellem jer to?',
        'Det er en længsel, der er værd at sætte ord på. Hvornår var det sidst sådan?',
      ],
      [
        'Hvordan fortæller I hinanden, hvad I har brug for?',
        'Så sådan foregår det mellem jer. Hvad ville du gerne kunne sige uden at forberede dig på det?',
      ],
      [
        'Hvad sætter du pris på hos den anden, selv nu?',
        'Det er godt, at du stadig kan se det. Hvordan kunne den anden få det at vide?',
      ],
      [
        'Hvad ville være et lille tegn på nærhed?',
        'Et lille tegn kan række langt. Jeg er glad for, at du fandt ord til det.',
      ],
    ],
    study: [
      [
        'Hvad er det sværeste ved det lige nu?',
        'At nævne det sværeste tager noget af magten fra det. Hvilken del går næsten af sig selv?',
      ],
      [
        'Hvordan lærer du bedst, når det går godt?',
        'Der kender du dig selv ret godt. Hvor meget af det er der i dine dage nu?',
      ],
      [
        'Hvad ville være godt nok, hvis det ikke skulle være perfekt?',
        'Godt nok er gode ord. Hvem ud over dig ville mærke forskellen?',
      ],
      [
        'Hvilken lille del kunne du gøre færdig i dag?',
        'Det, der er småt og færdigt, er meget værd. Jeg vil gerne høre, hvordan det går.',
      ],
    ],
    money: [
      [
        'Hvad bekymrer dig mest ved det?',
        'Det er en rigtig bekymring, og nu har den et navn. Hvor tit kommer den på besøg?',
      ],
      [
        'Hvilken del af det har du selv i hånden?',
        'Så der er en del, du kan holde om. Hvad vil du gerne gøre med den først?',
      ],
      [
        'Hvem kunne du se på tallene sammen med?',
        'To ser mere end én, og tal vejer mindre, når man deler dem. Hvordan føles den tanke?',
      ],
      [
        'Hvad ville være en første lille lettelse?',
        'Bare lidt luft ville være noget. Lad os holde øje med det.',
      ],
    ],
    health: [
      [
        'Hvordan ændrer det dine dage?',
        'Jeg kan se, hvor langt det rækker. Hvad er blevet ved med at være, som det var?',
      ],
      [
        'Hvad ser din krop ud til at bede om?',
        'Det er godt, at du lytter til den. Hvordan plejer du at svare?',
      ],
      [
        'Hvem støtter dig i det?',
        'Det er værd at vide, hvem man kan læne sig op ad. Hvad burde folk omkring dig forstå bedre?',
      ],
      [
        'Hvad lille gør dig godt, og hvordan kunne det ske oftere?',
        'Det lyder enkelt og venligt. Der behøver ikke lægges noget til.',
      ],
    ],
  },
  feelings: {
    sad: [
      [
        'Hvad savner du mest for tiden?',
        'Tak, fordi du siger, hvad der mangler. Hvor i dine dage mærker du det mest?',
      ],
      [
        'Hvad giver dig lidt trøst på sådan en dag?',
        'Det er godt, hvis der findes noget, hvor lille det end er. Måske kan det få sin plads i dag.',
      ],
      [
        'Hvis sorgen kunne tale, hvad ville den så bede om?',
        'Det er et stille og klart ønske. Hvem kunne høre det, ud over mig?',
      ],
    ],
    anxious: [
      [
        'Hvad kunne der helt præcist ske, hvis bekymringen fik ret?',
        'Nu står det der med klare ord. Hvordan ser det ud herfra?',
      ],
      [
        'Hvor i kroppen mærker du uroen?',
        'Lad os blive lidt ved det. Hvordan er det der: stramt, varmt, rastløst eller noget andet?',
      ],
      ['Hvornår er uroen lidt mere stille?', 'Så den holder også pauser. Hvad er anderledes dér?'],
      [
        'Hvad ville du gøre, hvis det faktisk skete?',
        'Så ville du ikke stå der med tomme hænder. Det er godt at huske.',
      ],
    ],
    angry: [
      [
        'Hvad vigtigt for dig blev overtrådt her?',
        'Det er værd at forsvare. Hvor længe har det været under pres?',
      ],
      [
        'Hvad ville du sige, hvis intet kunne gå galt?',
        'Der er styrke i de ord. Hvordan lyder de, nu hvor de står der?',
      ],
      ['Hvad vil vreden beskytte?', 'Så den er i grunden på din side. Hvordan kunne det ellers beskyttes?'],
    ],
    lonely: [
      [
        'Hvem følte du dig sidst tæt på?',
        'Det er godt, at der har været sådanne øjeblikke. Hvad gjorde det nært?',
      ],
      ['Hvilket selskab ville gøre dig godt?', 'Det kan jeg forestille mig. Hvor kunne der findes sådan en?'],
      [
        'Hvordan ville et lille skridt hen mod nogen se ud?',
        'Selv et meget lille skridt tæller. Ingen behøver at se, at det kræver mod.',
      ],
    ],
    tired: [
      ['Hvornår følte du dig sidst udhvilet?', 'Det er værd at huske. Hvad var anderledes dengang?'],
      [
        'Hvad kunne du lægge fra dig, om så kun en aften?',
        'At lægge det fra sig er ikke at give op. Hvordan ville den aften føles?',
      ],
      [
        'Hvad giver dig kræfter igen?',
        'Så burde det ikke komme sidst. Hvor i denne uge er der plads til det?',
      ],
    ],
    stressed: [
      [
        'Hvad vejer tungest af det hele?',
        'Så ser vi kun på det og lader resten blive uden for døren. Hvad gør det til det tungeste?',
      ],
      [
        'Hvad af det kan vente til næste uge?',
        'Så må det vente. Hvordan føles det at have én ting mindre på bordet?',
      ],
      [
        'Hvad hjælper dig til ro i ti minutter?',
        'Ti minutter er ikke ingenting. Jeg håber, du finder dem i dag.',
      ],
    ],
    happy: [
      [
        'Hvad gjorde du, som gjorde det muligt?',
        'Så en god del af det kom fra dig. Jeg håber, du kan nyde det.',
      ],
      [
        'Hvad var det bedste øjeblik ved det?',
        'Tak, jeg kan næsten se det for mig. Den slags øjeblikke er værd at gemme.',
      ],
      [
        'Hvem har du lyst til at fortælle det til?',
        'Glæde bliver større, når den fortælles. Hvad vil du sige først?',
      ],
      [
        'Hvordan kunne der blive plads til mere af det?',
        'Det lyder som noget at se frem til. Hold øje med det.',
      ],
    ],
  },
  person: [
    [
      'Hvordan tror du, at {who} ser på det?',
      'Det er storsindet at se det derfra. Og hvad ser du, når du kommer tilbage til din egen plads?',
    ],
    ['Hvordan har du det, når {who} er i nærheden?', 'Tak, nu har jeg et bedre billede af jer to.'],
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
      'Tak, nu er der et menneske mere på billedet.',
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
  ladder: {
    goal: [
      [
        'Hvis denne samtale viste sig at være det hele værd, hvad ville så være anderledes bagefter?',
        'Det er noget at gå efter. Hvor vigtigt er det for dig ved siden af alt det andet?',
      ],
      [
        'Hvor vil du gerne hen med det?',
        'Lad os holde det for øje. Hvad ville være det første tegn på, at du er på vej?',
      ],
      [
        'Forestil dig, at det var lidt bedre om en måned: hvad ville du så gøre, som du ikke gør nu?',
        'Det hjælper at se det for sig. Hvad i det betyder mest for dig?',
      ],
    ],
    options: [
      [
        'Hvad har virket før, når du ville noget i den retning?',
        'Så har du allerede erfaringer at trække på. Hvad kunne ellers lade sig gøre, også hvis det lyder mærkeligt?',
      ],
      ['Hvilke veje kan du se, fornuftige eller ej?', 'Tak. Hvilken trækker mest i dig, helt uden grund?'],
      [
        'Hvad ville du prøve, hvis ingen så på?',
        'Der kan ligge noget frit i det. Hvilken del af det kunne lade sig gøre på rigtigt?',
      ],
    ],
    step: [
      [
        'Hvad ville være det mindste første skridt?',
        'Det, der er lille nok til at blive gjort, har den rette størrelse. Hvad kunne komme i vejen?',
      ],
      [
        'Hvad kunne du gøre i denne uge på et kvarter?',
        'Et kvarter er der næsten altid. Hvad ville hjælpe dig med at huske det?',
      ],
    ],
    scale: [
      [
        'På en skala fra 0 til 10, hvor sikker er du på, at du gør det?',
        'Tak. Hvad ville gøre dig lidt mere sikker?',
      ],
      ['Fra 0 til 10, hvor klar føler du dig?', 'Godt at vide, hvor du står. Hvad ville løfte det lidt?'],
    ],
    when: [
      ['Hvornår ville være et godt tidspunkt?', 'Godt. Jeg er spændt på, hvordan det går.'],
      [
        'Hvem kunne vide det, så du ikke er alene med det?',
        'Det er godt, når nogen spørger, hvordan det gik. Du kan også fortælle det til mig.',
      ],
    ],
  },
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
    ['Hvad ville du gerne have anderledes?', 'Det er et klart ønske. Hvor meget af det er i dine hænder?'],
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
    ['Hvem ved ellers noget om det?', 'Jeg forstår. Hvordan er det at bære det sådan?'],
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
