/** Texts as language models write them, and some as nobody should. */
export const markedTexts = [
  'Two **things** help, *quietly*:\n\n- Breathe out slowly\n- Put both feet\n  on the floor\n\n\nTry `one` of them.',
  'Intro:\n1. First\n   - a\n   - b\n\n     and more\n2. Second\n\n   ```js\n   const a = 1;\n\n   a++;\n   ```\n\nAfter that, rest.',
  '1. Run\n```bash\nnpm start\n\n# not a heading\n```\n2. Look\n',
  '# Today\nA line\nand another\n> A quote\n> of two lines\n\n> and more\n\nThe end.\n---\nReally.',
  'Call https://help.example/now, or [write](mailto:help@example.org "Help") to [us](//x).',
  'One\r\n\r\n* two\r\n* three\r\n\r\nfour',
  '| a | b |\n|---|---|\n| 1 | *2* |\n\nafter\n- list\n\n  | x | y |\n  |---|---|',
  '- a\n\n  ```\n  never closed\n\noutside\n\n```js\nx\n\ny\n```\nend',
  '~~~~\n```\ninner\n~~~\n~~~~\n~~gone~~ ***all*** __b__ _i_ snake_case 2*3*4',
  'A year:\n1986. It was\n2. no list\n\n2. a list\n\n- another',
  '- [x] done\n- [ ] open\n\ttab\n\n> - quoted\n>   list\n\n***\n\n* * *\n\nend',
  '**bold\n\nnever closed** and <b>tags</b> &amp; ![picture](https://example.org/a.png)',
  '---\ntitle: x\n---\nend',
] as const;

/** A text as it stands there while it comes, letter by letter. */
export const beginningsOf = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1));
