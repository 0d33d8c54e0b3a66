// Runs inside the measured page; probe.ts describes what it offers. Plain JavaScript, so that it arrives in the
// browser just as it stands here.
(() => {
  const probe = {
    usableAt: null,
    readableAt: null,
    typedAt: null,
    layoutShift: 0,
    waitedFor: [],
    keys: [],
    frames: [],
  };
  globalThis.probe = probe;
  let pressedAt = 0;
  let changes = [];

  /** Calls back when what was changed until now has been painted; first of all that waits for the end of that frame. */
  const afterPaint = (callback) => {
    requestAnimationFrame(() => {
      scheduler.postTask(() => callback(performance.now()), { priority: 'user-blocking' });
    });
  };

  const isShown = ({ selector, text = '' }) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    );

  /**
   * Calls back with the time of the frame that shows what is looked for. Looks only when something has changed: looking
   * in each frame, and having frames drawn for that alone, takes a tenth of a slow phone's time.
   */
  const whenPainted = (find, callback) => {
    let isFound = false;
    const look = () => {
      if (isFound || !find()) return;
      isFound = true;
      observer.disconnect();
      removeEventListener('load', look, true);
      afterPaint(callback);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // A style sheet that has come may show what was hidden.
    addEventListener('load', look, true);
    look();
  };

  probe.waitUntilUsable = (wanted) => {
    whenPainted(
      () => wanted.every(isShown),
      (paintedAt) => {
        probe.usableAt = paintedAt;
        globalThis.usableAtLast(paintedAt);
      },
    );
  };

  /** A word that somebody can read: no label for screen readers, nothing that only says that something loads. */
  const isReadable = ({ parentElement, data }) => {
    if (data.trim().length < 3 || !parentElement) return false;
    if (parentElement.closest('script, style, noscript, template, [role=status], .visually-hidden'))
      return false;
    const { width, height } = parentElement.getBoundingClientRect();
    return width > 4 && height > 4 && parentElement.checkVisibility({ opacityProperty: true });
  };

  const hasReadableText = () => {
    if (!document.body) return false;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isReadable(texts.currentNode)) return true;
    return false;
  };

  probe.watchOpening = () => {
    whenPainted(hasReadableText, (paintedAt) => {
      probe.readableAt = paintedAt;
    });
    const onShift = (list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) probe.layoutShift += value;
    };
    new PerformanceObserver(onShift).observe({ type: 'layout-shift', buffered: true });
    const onChange = (records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const spinner =
          node instanceof Element && (node.matches('.spinner') ? node : node.querySelector('.spinner'));
        if (spinner) probe.waitedFor.push(spinner.parentElement?.textContent.trim() ?? '');
      }
    };
    new MutationObserver(onChange).observe(document, { subtree: true, childList: true });
  };

  const findMessageBox = () =>
    [...document.querySelectorAll('textarea, [role=textbox]')].find(
      (box) => (box.ariaLabel ?? box.labels?.[0]?.textContent) === 'Message' && box.checkVisibility(),
    );

  probe.watchMessageBox = () => {
    whenPainted(findMessageBox, (at) => {
      const { x, y, width, height } = findMessageBox().getBoundingClientRect();
      globalThis.messageBoxShown({ x: x + width / 2, y: y + height / 2, at });
    });
    const onInput = () => {
      if (probe.typedAt !== null) return;
      probe.typedAt = Number.NaN;
      afterPaint((paintedAt) => {
        probe.typedAt = paintedAt;
      });
    };
    addEventListener('input', onInput, { capture: true });
  };

  probe.watchFrames = () => {
    let last = performance.now();
    const next = (now) => {
      probe.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };

  const onKey = ({ timeStamp }) => {
    pressedAt = timeStamp;
    afterPaint((paintedAt) => probe.keys.push(paintedAt - timeStamp));
  };
  addEventListener('keydown', onKey, { capture: true });

  probe.paintedAfterPress = (wanted) =>
    new Promise((resolve) => {
      const onPress = ({ timeStamp }) =>
        whenPainted(
          () => wanted.every(isShown),
          (paintedAt) => resolve(paintedAt - timeStamp),
        );
      addEventListener('click', onPress, { capture: true, once: true });
    });

  probe.watchRows = () => {
    const rows = new Set();
    const onChange = (records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('[role=row], tbody > tr, li');
        // What only keeps the room of rows that are not drawn is none, and neither are the widths of the columns.
        if (row && !row.ariaHidden) rows.add(row);
      }
    };
    const observer = new MutationObserver(onChange);
    const list = document.querySelector('main table, main nav');
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    probe.changedRows = () => rows.size;
  };

  probe.watchConversation = () => {
    const onChange = () => {
      const changedAt = performance.now();
      const text = document.querySelector('[role=log]')?.textContent ?? '';
      afterPaint((paintedAt) => changes.push({ changedAt, paintedAt, text }));
    };
    new MutationObserver(onChange).observe(document.body, { subtree: true, childList: true });
  };

  probe.forget = () => {
    probe.keys = [];
    changes = [];
  };

  probe.appended = (words) => {
    const own = changes.find(({ text }) => text.includes(words));
    const request = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => name.endsWith('/api/chats') && startTime > pressedAt);
    if (!own || !request?.responseEnd) return null;
    const reply = changes.find(
      ({ changedAt, text }) => changedAt >= request.responseEnd && text !== own.text,
    );
    return reply ? { own: own.paintedAt - pressedAt, reply: reply.paintedAt - request.responseEnd } : null;
  };
})();
