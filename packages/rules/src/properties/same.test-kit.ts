/** Whether two plain values are equal in depth. Far quicker than a matcher, for use at every move. */
export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = Object.entries(one);
  const right = other as { readonly [name: string]: unknown };
  return (
    left.length === Object.keys(other).length &&
    left.every(([name, value]) => Object.hasOwn(right, name) && same(value, right[name]))
  );
};

/** `value` and all that hangs on it, from now on unchangeable. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};
