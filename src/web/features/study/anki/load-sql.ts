import initSqlJs, { type SqlJsStatic } from 'sql.js';
import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url';

let loading: Promise<SqlJsStatic> | undefined;

/** SQLite in WebAssembly, fetched when the first package is read or written. */
export function loadSql(): Promise<SqlJsStatic> {
  loading ??= initSqlJs({ locateFile: () => wasmAddress }).catch((error: unknown) => {
    // The next try fetches it again.
    loading = undefined;
    throw error;
  });
  return loading;
}
