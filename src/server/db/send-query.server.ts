import pg from 'pg';

/** What `pg` sets and calls on a query; its published types name only `submit`. */
interface QueryInside {
  name?: string;
  callback?: (error: Error | null, result: pg.QueryResult) => void;
}

/** From a text: out of an object it would make a copy, property by property, which takes longer than sending it. */
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[]) => QueryInside & pg.Query;

/** One statement; with a name, the connection keeps it parsed and planned. */
export async function sendQuery(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  name: string | undefined,
): Promise<pg.QueryResult> {
  const query = new Query(text, values);
  if (name !== undefined) query.name = name;
  try {
    return await new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      client.query(query);
    });
  } catch (error) {
    // From here it leads to whoever asked, and not to the socket that brought the answer.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
