import type { NewsPost } from './newsPost';

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';
const sofie = 'Sofie Brandt';

/** The posts before those. */
export const earlierPosts: NewsPost[] = [
  {
    postId: 1087,
    title: 'How we keep what you say safe',
    author: jonas,
    daysAgo: 84,
    content: `<p>What you write travels encrypted and lies encrypted. Nobody reads along. A few more questions that we are asked often:</p>
<dl>
<dt>Do you sell my data?</dt><dd>No. Not now, and not later.</dd>
<dt>Who can see my conversations?</dt><dd>You. If you share them, a small team sees them without your name.</dd>
<dt>What if I want everything gone?</dt><dd>Remove your account on <a href="/profile">your profile</a>. It takes effect at once.</dd>
</dl>`,
  },
  {
    postId: 1065,
    title: 'A walk around the block is a plan, too',
    author: sofie,
    daysAgo: 103,
    content: `<p>Big plans are heavy to carry on a heavy day. So we asked the people around us for the smallest plan that has ever helped them. Our favourites:</p>
<p><img src="/media/hills.svg" alt="A path that winds over soft hills in the morning"></p>
<ol>
<li>Around the block, without the phone.</li>
<li>One cup washed. Only one.</li>
<li>The window open for as long as a song lasts.</li>
<li>A message with three words: “Thinking of you.”</li>
</ol>
<p>Which one is yours? Tell the assistant; it likes small plans.</p>`,
  },
  {
    postId: 1041,
    title: 'Six months of Hearken',
    author: mette,
    daysAgo: 131,
    content: `<p>Half a year ago this was an idea on a paper napkin. Today some thousands of you have written with Hearken, most of you between nine and eleven in the evening.</p>
<h2>Three things we have learned</h2>
<h3>Nobody wants advice first</h3>
<p>They want to be understood first. Sometimes that is enough.</p>
<h3>Remembering matters</h3>
<p>“You told me about the interview on Thursday” is worth more than any clever sentence.</p>
<h3>Small is good</h3>
<p>The conversations that help most take less than ten minutes.</p>
<p>Thank you for your trust.</p>`,
  },
  {
    postId: 1018,
    title: 'If it gets too much: where to find help',
    author: sofie,
    daysAgo: 158,
    changedDaysAgo: 20,
    content: `<p>Hearken listens, but it can’t hold your hand. If you are in danger, or think of hurting yourself, please turn to people:</p>
<ul>
<li><strong>Emergencies:</strong> call 112 in all of Europe.</li>
<li><strong>A friend, a neighbour, a colleague:</strong> “I’m not well. Can you come?” is enough.</li>
<li><strong>Your doctor:</strong> they hear this more often than you think.</li>
</ul>
<p>You don’t have to be certain that it is bad enough. It is bad enough if you ask yourself.</p>`,
  },
  {
    postId: 995,
    title: 'Maintenance on a Sunday morning',
    author: jonas,
    daysAgo: 187,
    content: `<p>On Sunday between <strong>05:00 and 06:30</strong> (Central European Time) we move to new servers. Hearken can’t be reached in that time.</p>
<p>Nothing is lost: your conversations move along. If you have typed something and not sent it yet, it waits for you.</p>
<pre>05:00  we close the door
05:10  everything is packed
06:20  everything is unpacked
06:30  the door is open again</pre>`,
  },
  {
    postId: 962,
    title: 'Welcome to Hearken',
    author: mette,
    daysAgo: 224,
    content: `<h2>Always someone to talk to</h2>
<p>That is the whole idea. A place that is open when the others are asleep, that has time, and that asks one question more.</p>
<p>It is free, it is private, and it is yours. We are glad that you are here.</p>
<p>Mette, Jonas and Sofie</p>`,
  },
];
