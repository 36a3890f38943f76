/** What is shown where a record was pointed to that is not there any more. */
export const deletedText = '(deleted)';

const sampleId = /^[a-zA-Z]\w*-\d+$/;
const madeId = /^(?=.*\d)[a-z0-9]{11,30}$/;

/** Whether a value names a record to the app: nobody should have to read it. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && (sampleId.test(value) || madeId.test(value));
}
