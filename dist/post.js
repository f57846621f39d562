// The post step: src/index.ts sees that this file was started.
require('./index.js')
