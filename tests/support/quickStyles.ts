type ComputedStyle = typeof window.getComputedStyle;

/** What queries by role, `toBeVisible` and presses ask of every element on the way up, again after each change. */
const asked = ['display', 'visibility', 'opacity', 'pointer-events'];
const inherited = ['visibility', 'pointer-events'];
const known = new Map([...asked.map((name) => [name, name] as const), ['pointerEvents', 'pointer-events']]);

/** The attributes that the browser's own style sheet looks at where it decides on what is asked. */
const decisive = ['hidden', 'open', 'type'];

/**
 * `getComputedStyle` for documents without style sheets, where jsdom would match each element with all of the browser's
 * own rules: what is asked most is remembered for all elements alike. Whatever a style attribute decides, and any
 * other property, is left to jsdom.
 */
export function quickStyles(computedStyle: ComputedStyle): ComputedStyle {
  const remembered = new Map<string, string>();

  function answer(element: Element, property: string): string {
    if (!isPlain(element, property)) return computedStyle(element).getPropertyValue(property);
    const key = decisive.reduce(
      (start, name) => `${start} ${element.getAttribute(name)}`,
      `${property} ${element.localName}`,
    );
    const value = remembered.get(key) ?? computedStyle(element).getPropertyValue(property);
    remembered.set(key, value);
    return value;
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return computedStyle(element, pseudo);
    const getPropertyValue = (property: string) =>
      asked.includes(property)
        ? answer(element, property)
        : computedStyle(element).getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const property = known.get(String(name));
        if (property) return answer(element, property);
        const style = computedStyle(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

/** Whether the browser's own rules for such an element decide alone. */
function isPlain(element: Element, property: string): boolean {
  // On these it decides by more than that.
  if (element.localName === 'summary' || element.hasAttribute('popover')) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (isDecidedBy(each, property)) return false;
    if (!inherited.includes(property)) break;
    // Hidden parts of tables hand their visibility down.
    if (each !== element && each.hasAttribute('hidden')) return false;
  }
  return true;
}

function isDecidedBy(element: Element, property: string): boolean {
  const style = element.getAttribute('style');
  return style !== null && (style.includes(property) || /\ball\s*:/.test(style));
}
