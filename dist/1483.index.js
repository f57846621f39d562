"use strict";
exports.id = 1483;
exports.ids = [1483];
exports.modules = {

 1483:
 ((__unused_webpack_module, exports, __webpack_require__) => {



Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = __webpack_require__(9896);
const os = __webpack_require__(857);
const pullFiles = __webpack_require__(7404);

class Context {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if (fs.existsSync(process.env.GITHUB_EVENT_PATH)) {
				this.payload = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
			}
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os.EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl =
			(_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
			return { owner, repo };
		}
		if (this.payload.repository) {
			return {
				owner: this.payload.repository.owner.login,
				repo: this.payload.repository.name
			};
		}
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
}

var __awaiter = ( false) || function (thisArg, _arguments, P, generator) {
	function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
	return new (P || (P = Promise))(function (resolve, reject) {
		function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
		function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
		function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function getAuthString(token, options) {
	if (!token && !options.auth) {
		throw new Error('Parameter token or opts.auth is required');
	}
	else if (token && options.auth) {
		throw new Error('Parameters token and opts.auth may not both be specified');
	}
	return typeof options.auth === 'string' ? options.auth : `token ${token}`;
}
function getProxyAgent(destinationUrl) {
	const hc = new pullFiles.HttpClient();
	return hc.getAgent(destinationUrl);
}
function getProxyAgentDispatcher(destinationUrl) {
	const hc = new pullFiles.HttpClient();
	return hc.getAgentDispatcher(destinationUrl);
}
function getProxyFetch(destinationUrl) {
	const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
	const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
		return pullFiles.fetch(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
	});
	return proxyFetch;
}
function getApiBaseUrl() {
	return process.env['GITHUB_API_URL'] || 'https://api.github.com';
}
function getUserAgentWithOrchestrationId(baseUserAgent) {
	var _a;
	const orchId = (_a = process.env['ACTIONS_ORCHESTRATION_ID']) === null || _a === void 0 ? void 0 : _a.trim();
	if (orchId) {
		const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
		const tag = `actions_orchestration_id/${sanitizedId}`;
		if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag))
			return baseUserAgent;
		const ua = baseUserAgent ? `${baseUserAgent} ` : '';
		return `${ua}${tag}`;
	}
	return baseUserAgent;
}

function getUserAgent() {
  if (typeof navigator === "object" && "userAgent" in navigator) {
	return navigator.userAgent;
  }

  if (typeof process === "object" && process.version !== undefined) {
	return `Node.js/${process.version.substr(1)} (${process.platform}; ${
	  process.arch
	})`;
  }

  return "<environment undetectable>";
}


function register(state, name, method, options) {
  if (typeof method !== "function") {
	throw new Error("method for before hook must be a function");
  }

  if (!options) {
	options = {};
  }

  if (Array.isArray(name)) {
	return name.reverse().reduce((callback, name) => {
	  return register.bind(null, state, name, callback, options);
	}, method)();
  }

  return Promise.resolve().then(() => {
	if (!state.registry[name]) {
	  return method(options);
	}

	return state.registry[name].reduce((method, registered) => {
	  return registered.hook.bind(null, method, options);
	}, method)();
  });
}


function addHook(state, kind, name, hook) {
  const orig = hook;
  if (!state.registry[name]) {
	state.registry[name] = [];
  }

  if (kind === "before") {
	hook = (method, options) => {
	  return Promise.resolve()
		.then(orig.bind(null, options))
		.then(method.bind(null, options));
	};
  }

  if (kind === "after") {
	hook = (method, options) => {
	  let result;
	  return Promise.resolve()
		.then(method.bind(null, options))
		.then((result_) => {
		  result = result_;
		  return orig(result, options);
		})
		.then(() => {
		  return result;
		});
	};
  }

  if (kind === "error") {
	hook = (method, options) => {
	  return Promise.resolve()
		.then(method.bind(null, options))
		.catch((error) => {
		  return orig(error, options);
		});
	};
  }

  state.registry[name].push({
	hook: hook,
	orig: orig,
  });
}


function removeHook(state, name, method) {
  if (!state.registry[name]) {
	return;
  }

  const index = state.registry[name]
	.map((registered) => {
	  return registered.orig;
	})
	.indexOf(method);

  if (index === -1) {
	return;
  }

  state.registry[name].splice(index, 1);
}



const bind = Function.bind;
const bindable = bind.bind(bind);

function bindApi(hook, state, name) {
  const removeHookRef = bindable(removeHook, null).apply(
	null,
	[state]
  );
  hook.api = { remove: removeHookRef };
  hook.remove = removeHookRef;
  ["before", "error", "after", "wrap"].forEach((kind) => {
	const args = [state, kind];
	hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
  });
}

function Collection() {
  const state = {
	registry: {},
  };

  const hook = register.bind(null, state);
  bindApi(hook, state);

  return hook;
}

const Hook = { Collection };


var VERSION$3 = "0.0.0-development";

var userAgent = `octokit-endpoint.js/${VERSION$3} ${getUserAgent()}`;
var DEFAULTS = {
  method: "GET",
  baseUrl: "https://api.github.com",
  headers: {
	accept: "application/vnd.github.v3+json",
	"user-agent": userAgent
  },
  mediaType: {
	format: ""
  }
};

function lowercaseKeys(object) {
  if (!object) {
	return {};
  }
  return Object.keys(object).reduce((newObj, key) => {
	newObj[key.toLowerCase()] = object[key];
	return newObj;
  }, {});
}

function isPlainObject$1(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

function mergeDeep(defaults, options) {
  const result = Object.assign({}, defaults);
  Object.keys(options).forEach((key) => {
	if (isPlainObject$1(options[key])) {
	  if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
	  else result[key] = mergeDeep(defaults[key], options[key]);
	} else {
	  Object.assign(result, { [key]: options[key] });
	}
  });
  return result;
}

function removeUndefinedProperties(obj) {
  for (const key in obj) {
	if (obj[key] === void 0) {
	  delete obj[key];
	}
  }
  return obj;
}

function merge(defaults, route, options) {
  if (typeof route === "string") {
	let [method, url] = route.split(" ");
	options = Object.assign(url ? { method, url } : { url: method }, options);
  } else {
	options = Object.assign({}, route);
  }
  options.headers = lowercaseKeys(options.headers);
  removeUndefinedProperties(options);
  removeUndefinedProperties(options.headers);
  const mergedOptions = mergeDeep(defaults || {}, options);
  if (options.url === "/graphql") {
	if (defaults && defaults.mediaType.previews?.length) {
	  mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(
		(preview) => !mergedOptions.mediaType.previews.includes(preview)
	  ).concat(mergedOptions.mediaType.previews);
	}
	mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
  }
  return mergedOptions;
}

function addQueryParameters(url, parameters) {
  const separator = /\?/.test(url) ? "&" : "?";
  const names = Object.keys(parameters);
  if (names.length === 0) {
	return url;
  }
  return url + separator + names.map((name) => {
	if (name === "q") {
	  return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
	}
	return `${name}=${encodeURIComponent(parameters[name])}`;
  }).join("&");
}

var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
  return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
  const matches = url.match(urlVariableRegex);
  if (!matches) {
	return [];
  }
  return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}

function omit(object, keysToOmit) {
  const result = { __proto__: null };
  for (const key of Object.keys(object)) {
	if (keysToOmit.indexOf(key) === -1) {
	  result[key] = object[key];
	}
  }
  return result;
}

function encodeReserved(str) {
  return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
	if (!/%[0-9A-Fa-f]/.test(part)) {
	  part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
	}
	return part;
  }).join("");
}
function encodeUnreserved(str) {
  return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
	return "%" + c.charCodeAt(0).toString(16).toUpperCase();
  });
}
function encodeValue(operator, value, key) {
  value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
  if (key) {
	return encodeUnreserved(key) + "=" + value;
  } else {
	return value;
  }
}
function isDefined(value) {
  return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
  return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
  var value = context[key], result = [];
  if (isDefined(value) && value !== "") {
	if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
	  value = value.toString();
	  if (modifier && modifier !== "*") {
		value = value.substring(0, parseInt(modifier, 10));
	  }
	  result.push(
		encodeValue(operator, value, isKeyOperator(operator) ? key : "")
	  );
	} else {
	  if (modifier === "*") {
		if (Array.isArray(value)) {
		  value.filter(isDefined).forEach(function(value2) {
			result.push(
			  encodeValue(operator, value2, isKeyOperator(operator) ? key : "")
			);
		  });
		} else {
		  Object.keys(value).forEach(function(k) {
			if (isDefined(value[k])) {
			  result.push(encodeValue(operator, value[k], k));
			}
		  });
		}
	  } else {
		const tmp = [];
		if (Array.isArray(value)) {
		  value.filter(isDefined).forEach(function(value2) {
			tmp.push(encodeValue(operator, value2));
		  });
		} else {
		  Object.keys(value).forEach(function(k) {
			if (isDefined(value[k])) {
			  tmp.push(encodeUnreserved(k));
			  tmp.push(encodeValue(operator, value[k].toString()));
			}
		  });
		}
		if (isKeyOperator(operator)) {
		  result.push(encodeUnreserved(key) + "=" + tmp.join(","));
		} else if (tmp.length !== 0) {
		  result.push(tmp.join(","));
		}
	  }
	}
  } else {
	if (operator === ";") {
	  if (isDefined(value)) {
		result.push(encodeUnreserved(key));
	  }
	} else if (value === "" && (operator === "&" || operator === "?")) {
	  result.push(encodeUnreserved(key) + "=");
	} else if (value === "") {
	  result.push("");
	}
  }
  return result;
}
function parseUrl(template) {
  return {
	expand: expand.bind(null, template)
  };
}
function expand(template, context) {
  var operators = ["+", "#", ".", "/", ";", "?", "&"];
  template = template.replace(
	/\{([^\{\}]+)\}|([^\{\}]+)/g,
	function(_, expression, literal) {
	  if (expression) {
		let operator = "";
		const values = [];
		if (operators.indexOf(expression.charAt(0)) !== -1) {
		  operator = expression.charAt(0);
		  expression = expression.substr(1);
		}
		expression.split(/,/g).forEach(function(variable) {
		  var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
		  values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
		});
		if (operator && operator !== "+") {
		  var separator = ",";
		  if (operator === "?") {
			separator = "&";
		  } else if (operator !== "#") {
			separator = operator;
		  }
		  return (values.length !== 0 ? operator : "") + values.join(separator);
		} else {
		  return values.join(",");
		}
	  } else {
		return encodeReserved(literal);
	  }
	}
  );
  if (template === "/") {
	return template;
  } else {
	return template.replace(/\/$/, "");
  }
}

function parse(options) {
  let method = options.method.toUpperCase();
  let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
  let headers = Object.assign({}, options.headers);
  let body;
  let parameters = omit(options, [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"mediaType"
  ]);
  const urlVariableNames = extractUrlVariableNames(url);
  url = parseUrl(url).expand(parameters);
  if (!/^http/.test(url)) {
	url = options.baseUrl + url;
  }
  const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
  const remainingParameters = omit(parameters, omittedParameters);
  const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
  if (!isBinaryRequest) {
	if (options.mediaType.format) {
	  headers.accept = headers.accept.split(/,/).map(
		(format) => format.replace(
		  /application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
		  `application/vnd$1$2.${options.mediaType.format}`
		)
	  ).join(",");
	}
	if (url.endsWith("/graphql")) {
	  if (options.mediaType.previews?.length) {
		const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
		headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
		  const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
		  return `application/vnd.github.${preview}-preview${format}`;
		}).join(",");
	  }
	}
  }
  if (["GET", "HEAD"].includes(method)) {
	url = addQueryParameters(url, remainingParameters);
  } else {
	if ("data" in remainingParameters) {
	  body = remainingParameters.data;
	} else {
	  if (Object.keys(remainingParameters).length) {
		body = remainingParameters;
	  }
	}
  }
  if (!headers["content-type"] && typeof body !== "undefined") {
	headers["content-type"] = "application/json; charset=utf-8";
  }
  if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
	body = "";
  }
  return Object.assign(
	{ method, url, headers },
	typeof body !== "undefined" ? { body } : null,
	options.request ? { request: options.request } : null
  );
}

function endpointWithDefaults(defaults, route, options) {
  return parse(merge(defaults, route, options));
}

function withDefaults$2(oldDefaults, newDefaults) {
  const DEFAULTS2 = merge(oldDefaults, newDefaults);
  const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
  return Object.assign(endpoint2, {
	DEFAULTS: DEFAULTS2,
	defaults: withDefaults$2.bind(null, DEFAULTS2),
	merge: merge.bind(null, DEFAULTS2),
	parse
  });
}

var endpoint = withDefaults$2(null, DEFAULTS);

var dist = {};

var hasRequiredDist;

function requireDist () {
	if (hasRequiredDist) return dist;
	hasRequiredDist = 1;
	/*!
	 * content-type
	 * Copyright(c) 2015 Douglas Christopher Wilson
	 * MIT Licensed
	 */
	Object.defineProperty(dist, "__esModule", { value: true });
	dist.format = format;
	dist.parse = parse;
	const TEXT_REGEXP = /^[\u0009\u0020-\u007e\u0080-\u00ff]*$/;
	const TOKEN_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
	const QUOTE_REGEXP = /[\\"]/g;
	const TYPE_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
	const NullObject =  (() => {
	    const C = function () { };
	    C.prototype = Object.create(null);
	    return C;
	})();
	function format(obj) {
	    const { type, parameters } = obj;
	    if (!type || !TYPE_REGEXP.test(type)) {
	        throw new TypeError(`Invalid type: ${type}`);
	    }
	    let result = type;
	    if (parameters) {
	        for (const param of Object.keys(parameters)) {
	            if (!TOKEN_REGEXP.test(param)) {
	                throw new TypeError(`Invalid parameter name: ${param}`);
	            }
	            result += `; ${param}=${qstring(parameters[param])}`;
	        }
	    }
	    return result;
	}
	function parse(header, options) {
	    const stopChar = options?.comma === true ? COMMA : 65536; 
	    const len = header.length;
	    let index = skipOWS(header, options?.start ?? 0, len);
	    const valueStart = index;
	    index = skipValue(header, index, len, stopChar);
	    const valueEnd = trailingOWS(header, valueStart, index);
	    const type = header.slice(valueStart, valueEnd).toLowerCase();
	    if (options?.parameters === false) {
	        return { type, index, parameters: new NullObject() };
	    }
	    return parseParameters(header, type, index, len, stopChar);
	}
	const SP = 32; 
	const HTAB = 9; 
	const SEMI = 59; 
	const EQ = 61; 
	const DQUOTE = 34; 
	const BSLASH = 92; 
	const COMMA = 44; 
	function parseParameters(header, type, index, len, stopChar) {
	    const parameters = new NullObject();
	    parameter: while (index < len) {
	        if (header.charCodeAt(index) === stopChar)
	            break;
	        index = skipOWS(header, index + 1 , len);
	        const keyStart = index;
	        while (index < len) {
	            const code = header.charCodeAt(index);
	            if (code === stopChar)
	                break parameter;
	            if (code === SEMI)
	                continue parameter;
	            if (code === EQ) {
	                const keyEnd = trailingOWS(header, keyStart, index);
	                const key = header.slice(keyStart, keyEnd).toLowerCase();
	                index = skipOWS(header, index + 1, len);
	                if (index < len && header.charCodeAt(index) === DQUOTE) {
	                    index++;
	                    let value = "";
	                    while (index < len) {
	                        const code = header.charCodeAt(index++);
	                        if (code === DQUOTE) {
	                            index = skipValue(header, index, len, stopChar);
	                            if (parameters[key] === undefined)
	                                parameters[key] = value;
	                            break;
	                        }
	                        if (code === BSLASH && index < len) {
	                            value += header[index++];
	                            continue;
	                        }
	                        value += String.fromCharCode(code);
	                    }
	                    continue parameter;
	                }
	                const valueStart = index;
	                index = skipValue(header, index, len, stopChar);
	                if (parameters[key] === undefined) {
	                    const valueEnd = trailingOWS(header, valueStart, index);
	                    parameters[key] = header.slice(valueStart, valueEnd);
	                }
	                continue parameter;
	            }
	            index++;
	        }
	    }
	    return { type, index, parameters };
	}
	function skipValue(str, index, len, stopChar) {
	    while (index < len) {
	        const code = str.charCodeAt(index);
	        if (code === SEMI || code === stopChar)
	            break;
	        index++;
	    }
	    return index;
	}
	function skipOWS(header, index, len) {
	    while (index < len) {
	        const char = header.charCodeAt(index);
	        if (char !== SP && char !== HTAB)
	            break;
	        index++;
	    }
	    return index;
	}
	function trailingOWS(header, start, end) {
	    while (end > start) {
	        const char = header.charCodeAt(end - 1);
	        if (char !== SP && char !== HTAB)
	            break;
	        end--;
	    }
	    return end;
	}
	function qstring(str) {
	    if (TOKEN_REGEXP.test(str))
	        return str;
	    if (TEXT_REGEXP.test(str))
	        return `"${str.replace(QUOTE_REGEXP, "\\$&")}"`;
	    throw new TypeError(`Invalid parameter value: ${str}`);
	}
	
	return dist;
}

var distExports =  requireDist();

const JSONParse = JSON.parse, JSONStringify = JSON.stringify;

class RequestError extends Error {
  name;
  status;
  request;
  response;
  constructor(message, statusCode, options) {
	super(message, { cause: options.cause });
	this.name = "HttpError";
	this.status = Number.parseInt(statusCode);
	if (Number.isNaN(this.status)) {
	  this.status = 0;
	}
	if ("response" in options) {
	  this.response = options.response;
	}
	const requestCopy = Object.assign({}, options.request);
	if (options.request.headers.authorization) {
	  requestCopy.headers = Object.assign({}, options.request.headers, {
		authorization: options.request.headers.authorization.replace(
		  /(?<! ) .*$/,
		  " [REDACTED]"
		)
	  });
	}
	requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
	this.request = requestCopy;
  }
}


var VERSION$2 = "10.0.16";

var defaults_default = {
  headers: {
	"user-agent": `octokit-request.js/${VERSION$2} ${getUserAgent()}`
  }
};

function isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
  const fetch = requestOptions.request?.fetch || globalThis.fetch;
  if (!fetch) {
	throw new Error(
	  "fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing"
	);
  }
  const log = requestOptions.request?.log || console;
  const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
  const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
  const requestHeaders = Object.fromEntries(
	Object.entries(requestOptions.headers).map(([name, value]) => [
	  name,
	  String(value)
	])
  );
  let fetchResponse;
  try {
	fetchResponse = await fetch(requestOptions.url, {
	  method: requestOptions.method,
	  body,
	  redirect: requestOptions.request?.redirect,
	  headers: requestHeaders,
	  signal: requestOptions.request?.signal,
	  ...requestOptions.body && { duplex: "half" }
	});
  } catch (error) {
	let message = "Unknown Error";
	if (error instanceof Error) {
	  if (error.name === "AbortError") {
		error.status = 500;
		throw error;
	  }
	  message = error.message;
	  if (error.name === "TypeError" && "cause" in error) {
		if (error.cause instanceof Error) {
		  message = error.cause.message;
		} else if (typeof error.cause === "string") {
		  message = error.cause;
		}
	  }
	}
	const requestError = new RequestError(message, 500, {
	  request: requestOptions
	});
	requestError.cause = error;
	throw requestError;
  }
  const status = fetchResponse.status;
  const url = fetchResponse.url;
  const responseHeaders = {};
  for (const [key, value] of fetchResponse.headers) {
	responseHeaders[key] = value;
  }
  const octokitResponse = {
	url,
	status,
	headers: responseHeaders,
	data: ""
  };
  if ("deprecation" in responseHeaders) {
	const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
	const deprecationLink = matches && matches.pop();
	log.warn(
	  `[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`
	);
  }
  if (status === 204 || status === 205) {
	return octokitResponse;
  }
  if (requestOptions.method === "HEAD") {
	if (status < 400) {
	  return octokitResponse;
	}
	throw new RequestError(fetchResponse.statusText, status, {
	  response: octokitResponse,
	  request: requestOptions
	});
  }
  if (status === 304) {
	octokitResponse.data = await getResponseData(fetchResponse);
	throw new RequestError("Not modified", status, {
	  response: octokitResponse,
	  request: requestOptions
	});
  }
  if (status >= 400) {
	octokitResponse.data = await getResponseData(fetchResponse);
	throw new RequestError(toErrorMessage(octokitResponse.data), status, {
	  response: octokitResponse,
	  request: requestOptions
	});
  }
  octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
  return octokitResponse;
}
async function getResponseData(response) {
  const contentType = response.headers.get("content-type");
  if (!contentType) {
	return response.text().catch(noop$1);
  }
  const mimetype = distExports.parse(contentType);
  if (isJSONResponse(mimetype)) {
	let text = "";
	try {
	  text = await response.text();
	  return JSONParse(text);
	} catch (err) {
	  return text;
	}
  } else if (mimetype.type.startsWith("text/") || 
  mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
	return response.text().catch(noop$1);
  } else {
	return response.arrayBuffer().catch(
	  () => new ArrayBuffer(0)
	);
  }
}
function isJSONResponse(mimetype) {
  return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
  if (typeof data === "string") {
	return data;
  }
  if (data instanceof ArrayBuffer) {
	return "Unknown error";
  }
  if (typeof data === "object" && data !== null && "message" in data) {
	const objectData = data;
	const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
	return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
  }
  return `Unknown error: ${JSON.stringify(data)}`;
}

function withDefaults$1(oldEndpoint, newDefaults) {
  const endpoint2 = oldEndpoint.defaults(newDefaults);
  const newApi = function(route, parameters) {
	const endpointOptions = endpoint2.merge(route, parameters);
	if (!endpointOptions.request || !endpointOptions.request.hook) {
	  return fetchWrapper(endpoint2.parse(endpointOptions));
	}
	const request2 = (route2, parameters2) => {
	  return fetchWrapper(
		endpoint2.parse(endpoint2.merge(route2, parameters2))
	  );
	};
	Object.assign(request2, {
	  endpoint: endpoint2,
	  defaults: withDefaults$1.bind(null, endpoint2)
	});
	return endpointOptions.request.hook(request2, endpointOptions);
  };
  return Object.assign(newApi, {
	endpoint: endpoint2,
	defaults: withDefaults$1.bind(null, endpoint2)
  });
}

var request = withDefaults$1(endpoint, defaults_default);


var VERSION$1 = "0.0.0-development";

function _buildMessageForResponseErrors(data) {
  return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
  constructor(request2, headers, response) {
	super(_buildMessageForResponseErrors(response));
	this.request = request2;
	this.headers = headers;
	this.response = response;
	this.errors = response.errors;
	this.data = response.data;
	if (Error.captureStackTrace) {
	  Error.captureStackTrace(this, this.constructor);
	}
  }
  request;
  headers;
  response;
  name = "GraphqlResponseError";
  errors;
  data;
};

var NON_VARIABLE_OPTIONS = [
  "method",
  "baseUrl",
  "url",
  "headers",
  "request",
  "query",
  "mediaType",
  "operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = ["query", "method", "url"];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
  if (options) {
	if (typeof query === "string" && "query" in options) {
	  return Promise.reject(
		new Error(`[@octokit/graphql] "query" cannot be used as variable name`)
	  );
	}
	for (const key in options) {
	  if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
	  return Promise.reject(
		new Error(
		  `[@octokit/graphql] "${key}" cannot be used as variable name`
		)
	  );
	}
  }
  const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
  const requestOptions = Object.keys(
	parsedOptions
  ).reduce((result, key) => {
	if (NON_VARIABLE_OPTIONS.includes(key)) {
	  result[key] = parsedOptions[key];
	  return result;
	}
	if (!result.variables) {
	  result.variables = {};
	}
	result.variables[key] = parsedOptions[key];
	return result;
  }, {});
  const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
  if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
	requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
  }
  return request2(requestOptions).then((response) => {
	if (response.data.errors) {
	  const headers = {};
	  for (const key of Object.keys(response.headers)) {
		headers[key] = response.headers[key];
	  }
	  throw new GraphqlResponseError(
		requestOptions,
		headers,
		response.data
	  );
	}
	return response.data.data;
  });
}

function withDefaults(request2, newDefaults) {
  const newRequest = request2.defaults(newDefaults);
  const newApi = (query, options) => {
	return graphql(newRequest, query, options);
  };
  return Object.assign(newApi, {
	defaults: withDefaults.bind(null, newRequest),
	endpoint: newRequest.endpoint
  });
}

withDefaults(request, {
  headers: {
	"user-agent": `octokit-graphql.js/${VERSION$1} ${getUserAgent()}`
  },
  method: "POST",
  url: "/graphql"
});
function withCustomRequest(customRequest) {
  return withDefaults(customRequest, {
	method: "POST",
	url: "/graphql"
  });
}

var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);

async function auth(token) {
  const isApp = isJWT(token);
  const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
  const isUserToServer = token.startsWith("ghu_");
  const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
  return {
	type: "token",
	token,
	tokenType
  };
}

function withAuthorizationPrefix(token) {
  if (token.split(/\./).length === 3) {
	return `bearer ${token}`;
  }
  return `token ${token}`;
}

async function hook(token, request, route, parameters) {
  const endpoint = request.endpoint.merge(
	route,
	parameters
  );
  endpoint.headers.authorization = withAuthorizationPrefix(token);
  return request(endpoint);
}

var createTokenAuth = function createTokenAuth2(token) {
  if (!token) {
	throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
  }
  if (typeof token !== "string") {
	throw new Error(
	  "[@octokit/auth-token] Token passed to createTokenAuth is not a string"
	);
  }
  token = token.replace(/^(token|bearer) +/i, "");
  return Object.assign(auth.bind(null, token), {
	hook: hook.bind(null, token)
  });
};

const VERSION = "7.0.8";

const noop = () => {
};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
  if (typeof logger.debug !== "function") {
	logger.debug = noop;
  }
  if (typeof logger.info !== "function") {
	logger.info = noop;
  }
  if (typeof logger.warn !== "function") {
	logger.warn = consoleWarn;
  }
  if (typeof logger.error !== "function") {
	logger.error = consoleError;
  }
  return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION} ${getUserAgent()}`;
class Octokit {
  static VERSION = VERSION;
  static defaults(defaults) {
	const OctokitWithDefaults = class extends this {
	  constructor(...args) {
		const options = args[0] || {};
		if (typeof defaults === "function") {
		  super(defaults(options));
		  return;
		}
		super(
		  Object.assign(
			{},
			defaults,
			options,
			options.userAgent && defaults.userAgent ? {
			  userAgent: `${options.userAgent} ${defaults.userAgent}`
			} : null
		  )
		);
	  }
	};
	return OctokitWithDefaults;
  }
  static plugins = [];
  static plugin(...newPlugins) {
	const currentPlugins = this.plugins;
	const NewOctokit = class extends this {
	  static plugins = currentPlugins.concat(
		newPlugins.filter((plugin) => !currentPlugins.includes(plugin))
	  );
	};
	return NewOctokit;
  }
  constructor(options = {}) {
	const hook = new Hook.Collection();
	const requestDefaults = {
	  baseUrl: request.endpoint.DEFAULTS.baseUrl,
	  headers: {},
	  request: Object.assign({}, options.request, {
		hook: hook.bind(null, "request")
	  }),
	  mediaType: {
		previews: [],
		format: ""
	  }
	};
	requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
	if (options.baseUrl) {
	  requestDefaults.baseUrl = options.baseUrl;
	}
	if (options.previews) {
	  requestDefaults.mediaType.previews = options.previews;
	}
	if (options.timeZone) {
	  requestDefaults.headers["time-zone"] = options.timeZone;
	}
	this.request = request.defaults(requestDefaults);
	this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
	this.log = createLogger(options.log);
	this.hook = hook;
	if (!options.authStrategy) {
	  if (!options.auth) {
		this.auth = async () => ({
		  type: "unauthenticated"
		});
	  } else {
		const auth = createTokenAuth(options.auth);
		hook.wrap("request", auth.hook);
		this.auth = auth;
	  }
	} else {
	  const { authStrategy, ...otherOptions } = options;
	  const auth = authStrategy(
		Object.assign(
		  {
			request: this.request,
			log: this.log,
			octokit: this,
			octokitOptions: otherOptions
		  },
		  options.auth
		)
	  );
	  hook.wrap("request", auth.hook);
	  this.auth = auth;
	}
	const classConstructor = this.constructor;
	for (let i = 0; i < classConstructor.plugins.length; ++i) {
	  Object.assign(this, classConstructor.plugins[i](this, options));
	}
  }
  request;
  graphql;
  log;
  hook;
  auth;
}


function restEndpointMethods() {
  return {}
}


function paginateRest() {
  return {}
}

new Context();
const baseUrl = getApiBaseUrl();
const defaults = {
	baseUrl,
	request: {
		agent: getProxyAgent(baseUrl),
		fetch: getProxyFetch(baseUrl)
	}
};
const GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
function getOctokitOptions(token, options) {
	const opts = Object.assign({}, options || {}); 
	const auth = getAuthString(token, opts);
	if (auth) {
		opts.auth = auth;
	}
	const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
	if (userAgent) {
		opts.userAgent = userAgent;
	}
	return opts;
}

const context = new Context();
function getOctokit(token, options, ...additionalPlugins) {
	const GitHubWithPlugins = GitHub.plugin(...additionalPlugins);
	return new GitHubWithPlugins(getOctokitOptions(token, options));
}

exports.context = context;
exports.getOctokit = getOctokit;

 })

};
;