/** Imported first: React decides by it, when it is loaded, which of its two builds it is. */
process.env.NODE_ENV = "production";
