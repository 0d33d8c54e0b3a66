import { openApiDocument } from '../sandbox/openapi';
import { contract } from '../src/api/contract';

console.log(JSON.stringify(openApiDocument(contract), null, 2));
