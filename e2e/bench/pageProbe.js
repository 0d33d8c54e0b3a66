// Runs inside the measured page; probe.ts describes what it offers. Plain JavaScript, so that it arrives in the
// browser just as it stands here.
(() => {
  const probe = { usableAt: null, keys: [], frames: [] };
  globalThis.probe = probe;
  let pressedAt = 0;
  let changes = [];

  /** Calls back when what was changed until now has been painted. */
  const afterPaint = (callback) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => callback(performance.now());
      channel.port2.postMessage(null);
    });
  };

  const isShown = ({ selector, text = '' }) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    );

  const markUsable = (paintedAt) => {
    probe.usableAt = paintedAt;
  };

  probe.waitUntilUsable = (wanted) => {
    const look = () => {
      if (wanted.every(isShown)) afterPaint(markUsable);
      else requestAnimationFrame(look);
    };
    look();
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
