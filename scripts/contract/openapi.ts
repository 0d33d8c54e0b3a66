import { openApiDocument } from '../../server/openapi/document';
import { areas } from '../../src/api/contract';

console.log(JSON.stringify(openApiDocument(areas), null, 2));
