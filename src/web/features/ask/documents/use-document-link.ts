import { useSearchParams } from 'react-router';
import {
  documentParameter,
  passageParameter,
  readDocumentAddress,
} from '../../../../ask/documents/document-address.ts';
import { conversationAddress, conversationParameter } from '../ask-address.ts';

/** Makes the address of a document one that opens it over the conversation that is open. Others stay as they are. */
export function useDocumentLink(): (address: string) => string {
  const [parameters] = useSearchParams();
  const conversation = parameters.get(conversationParameter);
  return (address) => {
    const place = readDocumentAddress(address);
    if (place === undefined || conversation === null) return address;
    const rest = new URLSearchParams({
      [documentParameter]: place.document,
      [passageParameter]: String(place.passage),
    });
    return `${conversationAddress(conversation)}&${rest}`;
  };
}
