/** Words that speak of self-harm outright, or of despair that may lead there. */
interface Rule {
  pattern: RegExp;
  /** 0 to 1. */
  score: number;
  outright: boolean;
}

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');
const everywhere = (source: string) => new RegExp(whole(source).source, 'giu');

const outright = (score: number, source: string): Rule => ({ pattern: whole(source), score, outright: true });
const despair = (score: number, source: string): Rule => ({ pattern: whole(source), score, outright: false });

/** Taken out before scoring: they name death or harm and mean neither. */
export const figuresOfSpeech: RegExp[] = [
  'kill(?:s|ed|ing)? (?:some |the |a bit of )?time',
  "(?:to |i'd |would |could |i could |just )?die (?:for|of|from) (?:a|an|the|some|this|that|my|laugh\\w*|embarrass\\w*|shame|boredom|curiosity|happiness)",
  'd(?:ie|ied|ying) (?:laughing|of laughter)',
  'dying to \\p{L}+',
  'killing it',
  '\\p{L}+ (?:is|are) killing me',
  'hang myself out to dry',
  'sho(?:o|)t myself in the foot',
  'drown(?:ing)? myself in',
  'cut myself (?:shaving|cooking|chopping|slicing|some slack|off|while|on (?:a|the|some|my))',
  'hurt myself (?:at|in|while|playing|running|lifting|skiing|climbing|doing|on (?:a|the))',
  'bungee \\p{L}+(?: off| from)?(?: a| the)?(?: bridge| crane)?',
  'suicide squad',
  'slår? tiden ihjel',
  'dø af grin|dør? for en',
  'zeit totschlagen|zum sterben (?:schön|langweilig)|vor lachen sterben|sterben vor (?:lachen|scham|langeweile)|sterben für',
  'matar el tiempo|(?:morir|muero|morirme) (?:de|por) (?:risa|vergüenza|hambre|ganas|sueño|una|un)',
].map(everywhere);

const english = [
  outright(
    0.95,
    'kill(?:ing)? my ?self|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|commit(?:ting)? suicide',
  ),
  outright(0.9, 'tak(?:e|ing) my life(?! back| in| to| forward| seriously| as)'),
  outright(0.9, '(?:thinking|think|thoughts?) (?:of|about) (?:suicide|dying|ending it all)|end it all'),
  outright(0.75, 'suicidal|kms|unalive my ?self'),
  outright(0.9, '(?:want|wanted|wanna|wish|like|going|ready|rather|need) (?:to )?die'),
  outright(0.9, 'wish i (?:was|were) (?:dead|never born)|better off dead|rather be dead'),
  outright(0.85, '(?:better|easier|happier)(?: off)? (?:without me|if i (?:was|were) (?:gone|dead))'),
  outright(
    0.9,
    "(?:don't|do not|no longer) want to (?:live|be alive|exist)(?! in| with| here| at| there| like)",
  ),
  outright(0.75, "(?:don't|do not) want to wake up(?! early| at| so| before| tomorrow| to| for)"),
  outright(
    0.85,
    'no (?:reason|point) (?:to|in) (?:live|living)|not worth living|tired of (?:living|being alive)(?! in| with| like| at| out| here| on| alone)',
  ),
  outright(0.9, '(?:hang|shoot|drown|poison|strangle|stab|burn) my ?self'),
  outright(0.85, '(?:cut|cutting|harm|harming|hurt|hurting|injure|injuring) my ?self|self[- ]harm\\w*'),
  outright(
    0.85,
    '(?:want to|going to|gonna|could|will|take an|by) overdose(?! (?:of|on) (?:chocolate|sugar|caffeine|coffee|tv))',
  ),
  outright(
    0.85,
    'jump(?:ing)? (?:off|from|in front of) (?:a|the) (?:bridge|roof|building|balcony|cliff|train)',
  ),
  despair(
    0.5,
    "can't go on(?! holiday| vacation| a| the| like)|a burden (?:to|on) (?:everyone|everybody|them|my)",
  ),
  despair(0.4, '(?:want|wish i could)(?: to)? (?:just )?disappear|suicide'),
  despair(0.35, "hopeless|worthless|no way out|can't take (?:it|this) any ?more|hate my ?self"),
];

const danish = [
  outright(
    0.95,
    'begå selvmord|tage mit (?:eget )?liv|tage livet af mig(?: selv)?|slår? mig (?:selv )?ihjel|hænge mig(?: selv)?',
  ),
  outright(
    0.9,
    '(?:vil|ønsker at|har lyst til at|gad godt|vil gerne|vil bare|vil helst) dø|(?:ville ønske|gid) (?:at )?jeg var død',
  ),
  outright(0.9, '(?:vil|gider|orker) ikke (?:at )?(?:leve|være her)(?: længere| mere)'),
  outright(
    0.85,
    '(?:skære|skader?|gøre skade på|cutte) (?:i )?mig selv|selvskade|bedre (?:stillet )?uden mig|selvmordstanker',
  ),
  despair(0.4, 'selvmord|vil (?:bare )?forsvinde'),
  despair(0.35, 'håbløst?|værdiløs|kan ikke (?:holde det ud )?mere'),
];

const german = [
  outright(
    0.95,
    'mich (?:selbst )?umbringen|bring(?:e)? mich (?:selbst )?um|mir das leben (?:zu )?nehmen|(?:selbstmord|suizid) begehen|mich (?:erhängen|aufhängen|erschießen)',
  ),
  outright(
    0.9,
    '(?:will|möchte|würde gern|würde gerne|am liebsten) (?:einfach |nur )?sterben|wäre (?:ich )?(?:lieber |gern |am liebsten )?tot|wünschte,? ich wäre tot',
  ),
  outright(0.9, '(?:will|möchte|kann|mag) (?:so )?nicht mehr leben(?! in| mit| ohne| hier)'),
  outright(
    0.85,
    'mich (?:ritzen|schneiden|selbst verletzen)|ritze mich|mir etwas an(?:zu)?tun|besser (?:dran )?ohne mich|selbstmordgedanken|suizidgedanken|lebensmüde|von (?:der|einer) brücke springen',
  ),
  despair(0.4, 'selbstmord|suizid|(?:will|möchte) (?:einfach )?verschwinden'),
  despair(0.35, 'hoffnungslos|wertlos|keinen ausweg|ich kann nicht mehr'),
];

const spanish = [
  outright(
    0.95,
    'suicidarme|me (?:quiero|voy a) (?:matar|suicidar)|(?:quiero|voy a|ganas de|pienso en) matarme|quitarme la vida|acabar con mi vida|ahorcarme',
  ),
  outright(0.9, '(?:quiero|quisiera|ganas de|prefiero) morir(?:me)?|ojalá (?:estuviera|estuviese) muert[oa]'),
  outright(
    0.9,
    'no quiero (?:seguir )?vivir(?: más)?(?! en| con| aquí| sol[oa]| así| lejos| cerca)|(?:hart[oa]|cansad[oa]) de vivir(?! en| con| así| sol[oa])',
  ),
  outright(
    0.85,
    'hacerme daño|cortarme (?:las venas|los brazos)|mejor sin mí|tirarme (?:de|desde|por) (?:un|el|una|la) (?:puente|balcón|edificio|ventana)|autolesi\\p{L}+',
  ),
  despair(0.4, 'suicidio|quiero desaparecer'),
  despair(0.35, 'sin esperanza|no valgo nada|sin salida|no puedo más'),
];

const others = [
  outright(
    0.95,
    'me suicider|(?:veux|vais|envie de) me tuer|mettre fin à mes jours|en finir avec la vie|ta livet av me?i?g|ta mitt(?: eget)? liv',
  ),
  outright(
    0.9,
    '(?:veux|envie de|préfère) mourir(?! de rire| de faim)|vill dö|wil niet meer leven|wil dood|maak mezelf van kant|een einde aan mijn leven|mezelf (?:doden|iets aandoen)',
  ),
  outright(0.85, 'me faire du mal|skada mig själv|skade meg selv'),
  despair(0.4, 'självmord|zelfmoord'),
];

/** The rules of all languages; each first-person, so that news of somebody else's death is no self-harm. */
export const rules: readonly Rule[] = [...english, ...danish, ...german, ...spanish, ...others];
