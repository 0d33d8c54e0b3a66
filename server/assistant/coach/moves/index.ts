import { aboutCoach, howAreYou } from './aboutCoach';
import { advice } from './advice';
import { again } from './again';
import { care } from './care';
import { complaint, fewerQuestions } from './complaint';
import { decision } from './decision';
import { explore } from './explore';
import { foreign } from './foreign';
import { goodbye } from './goodbye';
import { grief } from './grief';
import { idea } from './idea';
import { joy } from './joy';
import type { Move } from './move';
import { offTopic } from './offTopic';
import { question } from './question';
import { scale } from './scale';
import { greeting, no, okay, thanks, unsure, yes } from './signals';
import { silence, stillThere } from './silence';
import { stay } from './stay';
import { summary } from './summary';
import { unclear } from './unclear';

/** What the coach can do, in the order in which it considers it; the first that has something to say says it. */
export const moves: readonly Move[] = [
  care,
  silence,
  stillThere,
  goodbye,
  fewerQuestions,
  complaint,
  aboutCoach,
  howAreYou,
  grief,
  foreign,
  offTopic,
  greeting,
  thanks,
  again,
  scale,
  joy,
  advice,
  unsure,
  yes,
  no,
  okay,
  unclear,
  question,
  idea,
  stay,
  decision,
  summary,
  explore,
];
