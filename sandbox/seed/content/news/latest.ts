import type { NewsPost } from './newsPost';

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';
const sofie = 'Sofie Brandt';

/** The posts of the last months. */
export const latestPosts: NewsPost[] = [
  {
    postId: 1184,
    title: 'A quieter evening, one breath at a time',
    author: sofie,
    daysAgo: 3,
    content: `<p>Many of you write to us late in the day, when the house is still and the head is not. We have put together a
short evening round that takes <strong>four minutes</strong> and needs nothing but a chair.</p>
<p><img src="/media/lake.svg" alt="A still lake at dusk, with one small boat"></p>
<h2>The round</h2>
<ol>
<li>Sit so that both feet touch the floor.</li>
<li>Breathe in through the nose while you count to four.</li>
<li>Breathe out while you count to six. Longer out than in is what calms.</li>
<li>After ten breaths, say one thing aloud that was good enough today.</li>
</ol>
<blockquote><p>I thought it was silly. Then I noticed that my shoulders had come down.</p></blockquote>
<p>If counting makes you restless, leave it out. It is an offer, not an exercise you can fail.</p>`,
  },
  {
    postId: 1171,
    title: 'Your conversations, in one place and in your hands',
    author: mette,
    daysAgo: 11,
    changedDaysAgo: 10,
    content: `<p>The new <a href="/profile/termsAndConditions">terms and conditions</a> are shorter than the old ones, and kinder to your privacy. What is new:</p>
<table>
<caption>Before and now</caption>
<thead><tr><th scope="col">What</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead>
<tbody>
<tr><td>Shared conversations are kept</td><td>6 months</td><td>3 months</td></tr>
<tr><td>What the assistant can’t do</td><td>said in passing</td><td>a section of its own</td></tr>
<tr><td>Length</td><td>9 pages</td><td>2 pages</td></tr>
</tbody>
</table>
<p>You can read every version that you have accepted under <em>Terms &amp; Conditions</em>.</p>`,
  },
  {
    postId: 1158,
    title: 'Hearken speaks Danish, German and Spanish',
    author: jonas,
    daysAgo: 24,
    content: `<p>Some things can only be said in the language one dreams in. From today the assistant answers in</p>
<ul>
<li>English,</li>
<li>Dansk,</li>
<li>Deutsch,</li>
<li>Español.</li>
</ul>
<p>Choose your language on <a href="/profile">your profile</a>. More will follow; the other languages in the list are answered in English until then.</p>`,
  },
  {
    postId: 1140,
    title: 'When you don’t know how to begin',
    author: sofie,
    daysAgo: 38,
    content: `<p>An empty line can be the loudest thing in the room. If you don’t know what to write, these have helped others:</p>
<ul>
<li><em>“Today was …”</em>, and the first word that comes.</li>
<li><em>“What I didn’t say was …”</em></li>
<li><em>“If a friend asked me how I am, really, I’d say …”</em></li>
</ul>
<p>You may also write <strong>“I don’t know”</strong>. It is a perfectly good beginning.</p>
<hr>
<p>And if you stop in the middle: nothing is lost. What you have typed stays where it is until you come back.</p>`,
  },
  {
    postId: 1122,
    title: 'What you told us in October',
    author: mette,
    daysAgo: 52,
    content: `<p>We read every line that you send us. In October there were 214 of them. Here is what came up most often, and what we do about it.</p>
<h2>What you like</h2>
<p>That there is no hurry, that nobody sighs, and that it remembers the name of the dog.</p>
<h2>What you miss</h2>
<table>
<thead><tr><th scope="col">You wrote</th><th scope="col">How often</th><th scope="col">What happens</th></tr></thead>
<tbody>
<tr><td>Answers are sometimes too long</td><td>41</td><td>Done: two to four sentences</td></tr>
<tr><td>I want to look back further</td><td>28</td><td>Done: the whole conversation is there</td></tr>
<tr><td>Read the answer aloud to me</td><td>17</td><td>We are trying it out</td></tr>
</tbody>
</table>
<p>Please go on telling us. The button is at the top of every page.</p>`,
  },
  {
    postId: 1109,
    title: 'A letter you never have to send',
    author: sofie,
    daysAgo: 66,
    content: `<p><img src="/media/letter.svg" alt="An open letter beside a cup"></p>
<p>There is somebody you can’t talk to: because it is too late, too far, or too much. Write to them here instead.</p>
<p>Begin with their name. Say what you are angry about. Say what you miss. Then, and this is the part that people tend to leave out, say <strong>what you wish for yourself</strong>.</p>
<blockquote><p>I wrote to my father for an hour. Nothing has changed. Only I sleep.</p></blockquote>`,
  },
];
