/** The product's promise (spec 1); also the title of the home page. */
export const slogan = 'Always someone to talk to';
