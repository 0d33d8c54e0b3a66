import type { Db } from '../../../../server/db/database';
import { wordpressPosts } from '../../../db/tables';
import { daysBefore } from '../../days';
import { newsPosts } from '.';
import type { NewsPost } from './newsPost';

/** What was published or changed at the site after the news had been taken over: a refresh brings it in. */
const sinceThen: NewsPost[] = [
  {
    postId: 1203,
    title: 'Rest & recovery: “I only sat down for a moment”',
    author: 'Sofie Brandt',
    daysAgo: 0.2,
    content: `<p>Rest is not what is left over when everything is done. Three of you told us what it looks like when it comes first:</p>
<ul>
<li><strong>The kettle rule.</strong> While the water boils, nothing else happens.</li>
<li><strong>The bench.</strong> One stop before home, five minutes, every day.</li>
<li><strong>The closed door.</strong> “I told them I was on the phone. I was.”</li>
</ul>
<p>What would yours be? Write it down here, and the assistant will ask you about it next week.</p>`,
  },
  {
    postId: 1196,
    title: 'What’s new – small things that you asked for',
    author: 'Jonas Reiter',
    daysAgo: 1,
    content: `<p>Three things that came up again and again, and are done:</p>
<ul>
<li>A text that you have not sent waits for you, also after a reload.</li>
<li>The whole conversation is there when you scroll up.</li>
<li>Everything works with the keyboard alone.</li>
</ul>`,
  },
  {
    postId: 1184,
    title: 'A quieter evening, one breath at a time (now with a shorter round)',
    author: 'Sofie Brandt',
    daysAgo: 3,
    changedDaysAgo: 0.5,
    content: `<p>Many of you write to us late in the day, when the house is still and the head is not. Here is an evening round that takes <strong>four minutes</strong>, and one for when four are too many.</p>
<p><img src="/media/lake.svg" alt="A still lake at dusk, with one small boat"></p>
<h2>The round</h2>
<ol>
<li>Sit so that both feet touch the floor.</li>
<li>Breathe in through the nose while you count to four.</li>
<li>Breathe out while you count to six. Longer out than in is what calms.</li>
<li>After ten breaths, say one thing aloud that was good enough today.</li>
</ol>
<h2>The shorter one</h2>
<p>Three breaths with a hand on your chest. That is all.</p>`,
  },
];

/** Fills in the posts of the stand-in's WordPress site. */
export async function seedNewsSite(db: Db, now: Date): Promise<void> {
  const unchanged = newsPosts.filter(({ postId }) => !sinceThen.some((post) => post.postId === postId));
  await db.insert(wordpressPosts).values(
    [...sinceThen, ...unchanged].map(({ postId, daysAgo, changedDaysAgo = daysAgo, ...post }) => ({
      ...post,
      id: postId,
      publishedAt: daysBefore(now, daysAgo),
      modifiedAt: daysBefore(now, changedDaysAgo),
    })),
  );
}
