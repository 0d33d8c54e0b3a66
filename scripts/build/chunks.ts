import type { Rolldown } from 'vite';

type Group = Pick<Rolldown.CodeSplittingGroup, 'name' | 'test' | 'tags' | 'includeDependenciesRecursively'>;

/** Files and folders of `src`, with everything that they import; an icon by its name. */
const ours = (...places: string[]) => new RegExp(`/(?:src|lucide-react/dist/esm)/(?:${places.join('|')})`);

/**
 * Which modules make one file together: a module goes to the first group that fits, and takes what it imports along. A
 * request costs a slow phone more than a few kilobytes do, and many small files compress badly; but nobody should load
 * what only others need. What no group takes makes files by itself: a page, a dialog.
 */
const groups: Group[] = [
  // The sign-in's part of what every page has: it must not wait for the rest of that.
  {
    name: 'base',
    test: /\/src\/(?:ui\/(?:safeStorage|trustedScriptUrl)|auth\/(?:deferred|loginHint|sessionCookie|settings))\.|rolldown.runtime/,
  },
  // Libraries change seldom, and so does the name of their file.
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\/|rolldown.runtime/ },
  {
    name: 'common',
    tags: ['$initial'],
    test: /\/src\/(?!main\.tsx)|vite.preload-helper/,
  },
  // What every page beyond the first asks the server with and is made of.
  {
    name: 'pages',
    test: ours(
      'shared/(?:page|drafts)/',
      // But what only staff ask with, and only the chat, and what visitors don't change.
      'shared/query/(?!changeCached|forgetOnceUnused|listKeys|patiently|useReadAgain|tellAtOnce)',
      'user/status/',
      'ui/(?:IconButton|SafeLink|ScrollRegion)',
      'ui/forms/(?:Field|TextField|CheckboxField|useErrorSummary)\\.tsx',
      'ui/dialogs/Dialog\\.tsx',
      'shared/forms/use(?:FormDraft|UnsavedChangesPrompt)',
    ),
  },
  // What visitors' pages have in common.
  { name: 'visitors', test: ours('public/[A-Za-z]+\\.', 'api/(?:ipLookup|prospects)') },
  // What users and staff have in common once they are signed in: the bar, long lists, texts of the server.
  {
    name: 'signed-in',
    test: ours(
      // But what only long lists of staff are made with.
      'ui/virtualLog/(?!PageItems|WindowedItems|roomsAround)',
      'ui/(?:Date|date|Menu|NavigationFrame|SafeHtml|disclosure/useDisclosure|theme/ThemeEntry)',
      'api/chat\\.',
      'auth/useLogout\\.',
      'shared/query/changeCached',
      'user/videoAddress',
      'icons/arrow-up\\.',
    ),
  },
  // Where the signed-in area begins.
  { name: 'chat', test: ours('user/opening/', 'user/shell/Shell\\.tsx', 'user/chat/ChatPage\\.tsx') },
  // Longer forms: the profile, the wizard, the back-office.
  { name: 'forms', test: ours('ui/forms/useSchemaForm', 'shared/forms/useEditForm') },
  { name: 'charts', test: ours('admin/shared/charts/') },
  // Nothing but what is theirs: what it imports may be of use to users as well.
  {
    name: 'staff',
    test: ours(
      'admin/sh(?:ared|ell)/',
      'ui/(?:Inline|virtualLog/)',
      'shared/query/(?:forgetOnceUnused|listKeys|patiently|useReadAgain)',
    ),
    includeDependenciesRecursively: false,
  },
];

/** For `build.rolldownOptions.output.codeSplitting`. */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
