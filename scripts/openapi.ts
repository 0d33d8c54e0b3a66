import { openApiDocument } from '../sandbox/openapi/document';
import { areas } from '../src/api/contract';

console.log(JSON.stringify(openApiDocument(areas), null, 2));
