import { isActor } from '../read/read-people.ts';

const last =
  /\b(?:warden|manager|secretary|president|treasurer|officer|steward|clerk|director|curator|leader|lead|head|chair|chairman|chairperson|supervisor|inspector|coordinator|co-ordinator|administrator|admin|teacher|doctor|nurse|vet|boss|chief|captain|foreman|dispatcher|accountant|committee|board|mechanic|technician|engineer|planner|editor|reviewer|librarian|caretaker|keeper|master|judge|trainer|coach|instructor|parent|partner|assistant|receptionist|operator|agent|volunteer|metallurgist|registrar|conservator|conductor|council|principal|dean|pharmacist|surgeon|auditor|controller|ranger|commander|guard|porter|cashier|buyer|seller|producer|office|staff|team|moderator|examiner|examination board|lab|laboratory|secretariat|owner|organiser|organizer|host|pilot|driver|skipper|harbourmaster|storekeeper|hr|it|head of [a-z]+|member of [a-z]+)s?$/i;

/** Words that name an office, whoever holds it: “warden”, “head of IT”. */
export function isOffice(words: string): boolean {
  return last.test(words.trim()) && words.trim().split(' ').length < 4;
}

/** Whether words name somebody who uses an app by what they are there: “the site steward”, “warden”, “head of IT”. */
export function isRoleWords(words: string): boolean {
  const plain = words.trim().replace(/^(?:the|an?|each|every|any)\s+/i, '');
  if (plain === '' || plain.split(' ').length > 4) return false;
  return last.test(plain) || (!/\b(?:it|system|app)$/i.test(plain) && isActor(`the ${plain.toLowerCase()}`));
}
