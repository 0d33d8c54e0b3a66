// Runs inside the page, before anything else is loaded: shows the frame of the screen that the address leads to, and
// takes what is typed there. opening.ts hands that over to the application.
(() => {
  const opening = document.getElementById('opening');
  const { sessionCookie, headings } = opening.dataset;
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const hasSession = document.cookie.includes(sessionCookie);
  const heading = JSON.parse(headings)[path];
  const isPersonal = /^\/(?:chat|news|profile)(?:\/|$)/.test(path);

  const show = (name) => {
    for (const frame of opening.querySelectorAll('[data-frame]')) frame.hidden = frame.dataset.frame !== name;
    return opening.querySelector(`[data-frame=${name}]`);
  };

  if (heading) show('visitor').querySelector('h1').textContent = heading;
  else if (path === '/' && !hasSession && !/[?&]state=/.test(location.search)) show('home');
  else if (isPersonal && hasSession) {
    const frame = show('person');
    if (path === '/chat') takeText(frame.querySelector('form'));
  } else show('waiting');

  // Without its scripts and styles, or with a script that broke, nothing would ever take the frame's place.
  const onFailure = ({ target, filename = '' }) => {
    const isMissing = target instanceof Element && target.matches('script, link[rel=stylesheet]');
    const isBroken = filename.startsWith(`${location.origin}/assets/`);
    if (!opening.isConnected || !(isMissing || isBroken)) return;
    show('failed').querySelector('button').onclick = () => location.reload();
  };
  addEventListener('error', onFailure, true);

  function takeText(form) {
    const [box, send] = form.elements;
    const status = form.querySelector('p');
    const opened = status.textContent;
    const isTouchKeyboard = matchMedia('(hover: none) and (pointer: coarse)').matches;
    const stored = (act) => {
      try {
        return act();
      } catch {
        return null;
      }
    };
    // Whose device this is, as far as the last sign-in knows: the text is theirs and nobody else's.
    const person = stored(() => localStorage.getItem('person'));
    if (person) form.dataset.person = person;

    const noteWish = (isWished) => {
      form.toggleAttribute('data-send', isWished);
      status.textContent = isWished ? 'It goes out once the chat is open.' : opened;
    };
    form.hidden = false;
    if (!isTouchKeyboard) box.focus({ preventScroll: true });

    box.addEventListener('input', () => {
      send.disabled = box.value.trim() === '';
      noteWish(false);
    });
    box.addEventListener('keydown', (event) => {
      const isComposing = event.isComposing || event.keyCode === 229;
      if (event.key !== 'Enter' || event.shiftKey || isComposing || isTouchKeyboard) return;
      event.preventDefault();
      if (!send.disabled) noteWish(true);
    });
    box.addEventListener('compositionstart', () => form.setAttribute('data-composing', ''));
    box.addEventListener('compositionend', () => form.removeAttribute('data-composing'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      noteWish(true);
    });
    // Left or loaded anew before the application took it over.
    addEventListener('pagehide', () => {
      if (!form.isConnected || !person || send.disabled) return;
      const key = `draft:${person}:prompt`;
      stored(() => {
        const draft = sessionStorage.getItem(key);
        sessionStorage.setItem(key, draft ? `${draft}\n${box.value}` : box.value);
      });
    });
  }
})();
