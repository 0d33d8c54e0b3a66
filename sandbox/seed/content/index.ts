import type { Db } from '../../../server/db/database';
import { seedNews } from './news';
import { seedNewsSite } from './news/site';
import { seedQuestions } from './questions';
import { seedTerms } from './terms';

/** Fills in what people of the demonstration read and answer: terms, questionnaire and news. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  await seedTerms(db, now);
  await seedQuestions(db);
  await seedNews(db, now);
  await seedNewsSite(db, now);
}
