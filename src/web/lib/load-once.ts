/** Always the same promise for one key, as `use` demands; one that failed is forgotten, so that the next try asks again. */
export function loadOnce<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const begun = new Map<string, Promise<Value>>();
  return (key) => {
    const known = begun.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    begun.set(key, loading);
    loading.catch(() => begun.delete(key));
    return loading;
  };
}
