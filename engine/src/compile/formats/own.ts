export { isIri as iri, isIriReference as 'iri-reference', isUri as uri, isWebAddress as url } from './addresses.ts';
export { isIban as iban } from './iban.ts';
export {
  isHostname as hostname,
  isIdnEmail as 'idn-email',
  isIdnHostname as 'idn-hostname',
} from './international/hostname.ts';
export { isRoutingNumber as 'routing-number' } from './routingNumber.ts';
