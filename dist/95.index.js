'use strict';

exports.id = 95;
exports.ids = [95];
exports.modules = {

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {
exports.Io = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
	var n = a.length;
	var m = b.length;
	var lst = 1 << (n - 1);
	var pv = -1;
	var mv = 0;
	var sc = n;
	var i = n;
	while (i--) {
		peq[a.charCodeAt(i)] |= 1 << i;
	}
	for (i = 0; i < m; i++) {
		var eq = peq[b.charCodeAt(i)];
		var xv = eq | mv;
		eq |= ((eq & pv) + pv) ^ pv;
		mv |= ~(eq | pv);
		pv &= eq;
		if (mv & lst) {
			sc++;
		}
		if (pv & lst) {
			sc--;
		}
		mv = (mv << 1) | 1;
		pv = (pv << 1) | ~(xv | mv);
		mv &= xv;
	}
	i = n;
	while (i--) {
		peq[a.charCodeAt(i)] = 0;
	}
	return sc;
};
var myers_x = function (b, a) {
	var n = a.length;
	var m = b.length;
	var mhc = [];
	var phc = [];
	var hsize = Math.ceil(n / 32);
	var vsize = Math.ceil(m / 32);
	for (var i = 0; i < hsize; i++) {
		phc[i] = -1;
		mhc[i] = 0;
	}
	var j = 0;
	for (; j < vsize - 1; j++) {
		var mv_1 = 0;
		var pv_1 = -1;
		var start_1 = j * 32;
		var vlen_1 = Math.min(32, m) + start_1;
		for (var k = start_1; k < vlen_1; k++) {
			peq[b.charCodeAt(k)] |= 1 << k;
		}
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = (phc[(i / 32) | 0] >>> i) & 1;
			var mb = (mhc[(i / 32) | 0] >>> i) & 1;
			var xv = eq | mv_1;
			var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
			var ph = mv_1 | ~(xh | pv_1);
			var mh = pv_1 & xh;
			if ((ph >>> 31) ^ pb) {
				phc[(i / 32) | 0] ^= 1 << i;
			}
			if ((mh >>> 31) ^ mb) {
				mhc[(i / 32) | 0] ^= 1 << i;
			}
			ph = (ph << 1) | pb;
			mh = (mh << 1) | mb;
			pv_1 = mh | ~(xv | ph);
			mv_1 = ph & xv;
		}
		for (var k = start_1; k < vlen_1; k++) {
			peq[b.charCodeAt(k)] = 0;
		}
	}
	var mv = 0;
	var pv = -1;
	var start = j * 32;
	var vlen = Math.min(32, m - start) + start;
	for (var k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] |= 1 << k;
	}
	var score = m;
	for (var i = 0; i < n; i++) {
		var eq = peq[a.charCodeAt(i)];
		var pb = (phc[(i / 32) | 0] >>> i) & 1;
		var mb = (mhc[(i / 32) | 0] >>> i) & 1;
		var xv = eq | mv;
		var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
		var ph = mv | ~(xh | pv);
		var mh = pv & xh;
		score += (ph >>> (m - 1)) & 1;
		score -= (mh >>> (m - 1)) & 1;
		if ((ph >>> 31) ^ pb) {
			phc[(i / 32) | 0] ^= 1 << i;
		}
		if ((mh >>> 31) ^ mb) {
			mhc[(i / 32) | 0] ^= 1 << i;
		}
		ph = (ph << 1) | pb;
		mh = (mh << 1) | mb;
		pv = mh | ~(xv | ph);
		mv = ph & xv;
	}
	for (var k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] = 0;
	}
	return score;
};
var distance = function (a, b) {
	if (a.length < b.length) {
		var tmp = b;
		b = a;
		a = tmp;
	}
	if (b.length === 0) {
		return a.length;
	}
	if (a.length <= 32) {
		return myers_32(a, b);
	}
	return myers_x(a, b);
};
exports.Io = distance;


/***/ }),

/***/ 2407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  tmp: () => (core_core/* NEVER */.tm),
  Rvf: () => (schemas_default),
  YOg: () => (array),
  zMY: () => (schemas_boolean),
  MfU: () => (schemas_catch),
  IeY: () => (custom),
  q0y: () => (schemas_describe),
  k5n: () => (schemas_enum),
  X$i: () => (extend),
  Whr: () => (schemas_int),
  RZV: () => (schemas_lazy),
  euz: () => (literal),
  _H3: () => (looseObject),
  Ru6: () => (_maxLength),
  PhQ: () => (_lte),
  BpQ: () => (_minLength),
  BpO: () => (_gte),
  mee: () => (nullable),
  cl6: () => (nullish),
  aig: () => (schemas_number),
  Ikc: () => (object),
  lqM: () => (optional),
  qgA: () => (parse_parse),
  FsL: () => (pipe),
  yjt: () => (_positive),
  g1P: () => (record),
  YPB: () => (refine),
  yGV: () => (_regex),
  xLC: () => (safeParse),
  bpZ: () => (safeParseAsync),
  rej: () => (strictObject),
  YjP: () => (schemas_string),
  uEf: () => (stringbool),
  PXX: () => (_toLowerCase),
  Ih0: () => (_toUpperCase),
  pdi: () => (transform),
  Bqr: () => (_trim),
  PVZ: () => (tuple),
  Vxk: () => (schemas_undefined),
  KCZ: () => (union),
  L5J: () => (unknown)
});


var core_core = __webpack_require__(8532);
var core_util = __webpack_require__(4723);


function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = undefined;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
			},
		});
	}
};
(0, core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0, core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
	Parent: Error,
});
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
		const result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise) {
			throw new core_core/* $ZodAsyncError */.GT();
		}
		if (result.issues.length) {
			const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
			core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
		let result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise)
			result = await result;
		if (result.issues.length) {
			const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
			core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
	const result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise) {
		throw new core_core/* $ZodAsyncError */.GT();
	}
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
				issues = undefined;
				ctx = undefined;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = undefined;
			ctx = undefined;
		},
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
	let result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise)
		result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);



const $ZodCheck = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !core_util/* nullish */.cl(val) && val.length !== undefined;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
			return;
		}
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def); // no format checks
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = core_util/* NUMBER_FORMAT_RANGES */.zH[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst,
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) {
					payload.issues.push({
						input,
						code: "too_big",
						maximum: Number.MAX_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				else {
					payload.issues.push({
						input,
						code: "too_small",
						minimum: Number.MIN_SAFE_INTEGER,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: true,
						continue: !def.abort,
					});
				}
				return;
			}
		}
		if (input < minimum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
		if (input > maximum) {
			payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: true,
				inst,
				continue: !def.abort,
			});
		}
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units > def.maximum ? core_util/* codePointLength */.O7(input) : units;
		if (length <= def.maximum)
			return;
		const origin = core_util/* getLengthableOrigin */.Rc(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
			? core_util/* codePointLength */.O7(input)
			: units;
		if (length >= def.minimum)
			return;
		const origin = core_util/* getLengthableOrigin */.Rc(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern)
		(_a = inst._zod).check ?? (_a.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value))
				return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: def.format,
				input: payload.value,
				...(def.pattern ? { pattern: def.pattern.toString() } : {}),
				inst,
				continue: !def.abort,
			});
		});
	else
		(_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value))
			return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort,
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
const anyString = /^[\s\S]{0,}$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;

const _undefined = /^undefined$/i;
const version = {
	major: 4,
	minor: 6,
	patch: 7,
};







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def; // set _def property
	inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck")
		? [inst, ...(defChecks ?? [])]
		: defChecks?.length
			? [...defChecks]
			: [];
	for (const ch of checks) {
		for (const fn of ch._zod.onattach) {
			fn(inst);
		}
	}
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	}
	else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo)
				return payload;
			let isAborted = core_util/* aborted */.QH(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (core_util/* explicitlyAborted */.rL(payload))
						continue;
					const shouldRun = ch._zod.def.when(payload);
					if (!shouldRun)
						continue;
				}
				else if (isAborted) {
					continue;
				}
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) {
					throw new core_core/* $ZodAsyncError */.GT();
				}
				if (asyncResult || _ instanceof Promise) {
					asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						const nextLen = payload.issues.length;
						if (nextLen === currLen)
							return;
						core_util/* attachSchema */.d3(payload.issues, currLen, inst);
						if (!isAborted)
							isAborted = core_util/* aborted */.QH(payload, currLen);
					});
				}
				else {
					const nextLen = payload.issues.length;
					if (nextLen === currLen)
						continue;
					core_util/* attachSchema */.d3(payload.issues, currLen, inst);
					if (!isAborted)
						isAborted = core_util/* aborted */.QH(payload, currLen);
				}
			}
			if (asyncResult) {
				return asyncResult.then(() => {
					return payload;
				});
			}
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (core_util/* aborted */.QH(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false)
					throw new core_core/* $ZodAsyncError */.GT();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) {
				return inst._zod.parse(payload, ctx);
			}
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
				if (canary instanceof Promise) {
					return canary.then((canary) => {
						return handleCanaryResult(canary, payload, ctx);
					});
				}
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false)
					throw new core_core/* $ZodAsyncError */.GT();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return core_util/* hide */.jD(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		core_util/* own */.qh(this, "~standard", value);
	},
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function schemas_validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({ value, issues: [] }, ctx);
				if (!(r instanceof Promise))
					return toStandardResult(r, ctx);
			}
			catch (_) { }
			return schemas_validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1,
	};
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce)
			try {
				payload.value = String(payload.value);
			}
			catch (_) { }
		if (typeof payload.value === "string")
			return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Number(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
			return payload;
		}
		const received = typeof input === "number"
			? Number.isNaN(input)
				? "NaN"
				: !Number.isFinite(input)
					? String(input)
					: undefined
			: undefined;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...(received ? { received } : {}),
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = regexes_boolean;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Boolean(payload.value);
			}
			catch (_) { }
		const input = payload.value;
		if (typeof input === "boolean")
			return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _undefined;
	inst._zod.values = new Set([undefined]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined")
			return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
	if (!caps.length)
		return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
				if (n > max && ch._zod.def.when(payload)) {
					const start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = false;
					core_util/* attachSchema */.d3(payload.issues, start, inst);
					return payload;
				}
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
function handleArrayResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
	}
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = core_core/* globalConfig */.cr.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			}
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
					break;
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload; //handleArrayResultsAsync(parseResults, final);
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") {
		return;
	}
	if (result.issues.length) {
		if (optin !== undefined && isOptionalOut && !isPresent) {
			return;
		}
		final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
	}
	if (!isPresent && optin === undefined) {
		if (!result.issues.length) {
			final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: undefined,
				path: [key],
			});
		}
		return;
	}
	if (result.value === undefined) {
		if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
			final.value[key] = undefined;
		}
	}
	else {
		final.value[key] = result.value;
	}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) {
		if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		}
	}
	const okeys = core_util/* optionalKeys */.NM(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys),
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (core_util/* aborted */.QH(payload, seen))
				break;
			seen = payload.issues.length;
		}
		if (keySet.has(key))
			continue;
		if (key === "__proto__") {
			if (t === "never")
				unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({ value: input[key], issues: [] }, ctx);
		if (r instanceof Promise) {
			proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		}
		else {
			handlePropertyResult(r, payload, key, input, optin, optout);
		}
	}
	if (unrecognized.length) {
		payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: true,
		});
	}
	if (!proms.length)
		return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
	core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
					core_util/* assignProp */.Vy(propValues, key, new Set());
				}
				for (const v of field.values)
					propValues[key].add(v);
				if (field.optin !== undefined)
					propValues[key].add(undefined);
			}
		}
		return propValues;
	});
	const isObject = core_util/* isObject */.Gv;
	const catchall = def.catchall;
	let value;
	const memo = core_core/* globalConfig */.cr.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (core_util/* aborted */.QH(payload, seen))
					break;
				seen = payload.issues.length;
			}
			if (key === "__proto__")
				continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({ value: input[key], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			}
			else {
				handlePropertyResult(r, payload, key, input, optin, optout);
			}
		}
		if (!catchall) {
			return proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) {
		if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
	}
	const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
		? "defaulted"
		: zod.def.options.some((o) => o._zod.optin !== undefined)
			? "optional"
			: undefined);
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) {
			return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		}
		return undefined;
	});
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
		}
		return undefined;
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: [],
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			}
			else {
				if (result.issues.length === 0)
					return result;
				results.push(result);
			}
		}
		if (!async)
			return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = core_core/* globalConfig */.cr.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type",
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
				return payload;
			}
			if (input.length > items.length) {
				payload.issues.push({
					code: "too_big",
					maximum: items.length,
					inclusive: true,
					input,
					inst,
					origin: "array",
				});
			}
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : undefined;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((rr) => {
					itemResults[i] = rr;
				}));
			}
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length)
					itemAborted = core_util/* aborted */.QH(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (core_util/* aborted */.QH(payload, seen))
						break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				}
				else {
					handleTupleResult(result, payload, i);
				}
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		}
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) {
		const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
		if (!omittable)
			return i + 1;
	}
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
	}
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) {
		if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
			final.value.length = i;
		}
		else {
			break;
		}
	}
	return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = core_core/* globalConfig */.cr.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!core_util/* isPlainObject */.Qd(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) {
				if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
					recordKeys.add(typeof key === "number" ? key.toString() : key);
					if (key === "__proto__")
						continue;
					const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
					if (keyResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
							input: key,
							path: [key],
							inst,
						});
						continue;
					}
					const outKey = keyResult.value;
					if (outKey === "__proto__")
						continue;
					const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => {
							if (result.issues.length) {
								payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
							}
							payload.value[outKey] = result.value;
						}));
					}
					else {
						if (result.issues.length) {
							payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}
				}
			}
			let unrecognized;
			for (const key in input) {
				if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__")
							continue;
						payload.value[key] = input[key];
					}
					else {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__")
					continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key))
					continue;
				let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
				if (keyResult instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
				if (checkNumericKey) {
					const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
					if (retryResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (retryResult.issues.length === 0) {
						keyResult = retryResult;
					}
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") {
						payload.value[key] = input[key];
					}
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
					else {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
							input: key,
							path: [key],
							inst,
						});
					}
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__")
					continue;
				const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(result.then((result) => {
						if (result.issues.length) {
							payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}));
				}
				else {
					if (result.issues.length) {
						payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
					}
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = core_util/* getEnumValues */.w5(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
		const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length
			? `^(${vals
				.map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
				.join("|")})$`
			: "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst,
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	core_core/* globalConfig */.cr.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
		}
		const _out = def.transform(payload.value, payload);
		if (ctx.async) {
			const output = _out instanceof Promise ? _out : Promise.resolve(_out);
			return output.then((output) => {
				payload.value = output;
				return payload;
			});
		}
		if (_out instanceof Promise) {
			throw new core_core/* $ZodAsyncError */.GT();
		}
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? undefined : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, undefined]) : undefined;
	});
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === undefined) {
			if (def.innerType._zod.optin !== "defaulted")
				return payload;
			const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
			if (result instanceof Promise)
				return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
	});
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null)
			return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		if (payload.value === undefined) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleDefaultResult(result, def));
		}
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === undefined) {
		payload.value = def.defaultValue;
	}
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo)
			payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: {
			issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
		},
		input: payload.value,
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			return def.innerType._zod.run(payload, ctx);
		}
		const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
		if (result instanceof Promise) {
			return result.then((result) => handleCatchResult(payload, result, def, ctx));
		}
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
	core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handlePipeResult(right, def.in, ctx));
			}
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) {
			return left.then((left) => handlePipeResult(left, def.out, ctx));
		}
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
	core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		const direction = ctx.direction || "forward";
		if (direction === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) {
				return left.then((left) => handleCodecAResult(left, def, ctx));
			}
			return handleCodecAResult(left, def, ctx);
		}
		else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) {
				return right.then((right) => handleCodecAResult(right, def, ctx));
			}
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	const direction = ctx.direction || "forward";
	if (direction === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		}
		return handleCodecTxResult(result, transformed, def.out, ctx);
	}
	else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) {
			return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		}
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodLazy = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	core_util/* defineLazy */.gJ(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner)
			d._cachedInner = def.getter();
		return d._cachedInner;
	});
	core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
	core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
	inst._zod.parse = (payload, ctx) => {
		const inner = inst._zod.innerType;
		return inner._zod.run(payload, ctx);
	};
});
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) {
			return r.then((r) => handleRefineResult(r, payload, input, inst));
		}
		handleRefineResult(r, payload, input, inst);
		return;
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst, // incorporates params.error into issue reporting
			path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
			continue: !inst._zod.def.abort,
		};
		if (inst._zod.def.params)
			_iss.params = inst._zod.def.params;
		payload.issues.push(core_util/* issue */.sn(_iss));
	}
}
var _a;
class $ZodRegistry {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.set(meta.id, schema);
		}
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) {
			this._idmap.delete(meta.id);
		}
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...(this.get(p) ?? {}) };
			delete pm.id; // do not inherit id
			const f = { ...pm, ...this._map.get(schema) };
			return Object.keys(f).length ? f : undefined;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
}
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;




function snapshotChecks(def) {
	if (def.checks)
		def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({ type: "string", ...core_util/* normalizeParams */.A2(params) }));
}
function _number(Class, params) {
	return new Class(snapshotChecks({ type: "number", checks: [], ...core_util/* normalizeParams */.A2(params) }));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...core_util/* normalizeParams */.A2(params),
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...core_util/* normalizeParams */.A2(params),
	});
}
function api_undefined(Class, params) {
	return new Class({
		type: "undefined",
		...core_util/* normalizeParams */.A2(params),
	});
}
function _unknown(Class) {
	return new Class({
		type: "unknown",
	});
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...core_util/* normalizeParams */.A2(params),
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...core_util/* normalizeParams */.A2(params),
		value,
		inclusive: true,
	});
}

function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...core_util/* normalizeParams */.A2(params),
		value,
		inclusive: false,
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...core_util/* normalizeParams */.A2(params),
		value,
		inclusive: true,
	});
}

function _positive(params) {
	return _gt(0, params);
}
function _maxLength(maximum, params) {
	const ch = new $ZodCheckMaxLength({
		check: "max_length",
		...core_util/* normalizeParams */.A2(params),
		maximum,
	});
	return ch;
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...core_util/* normalizeParams */.A2(params),
		minimum,
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...core_util/* normalizeParams */.A2(params),
		pattern,
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx,
	});
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _custom(Class, fn, _params) {
	const norm = core_util/* normalizeParams */.A2(_params);
	norm.abort ?? (norm.abort = true); // default to abort:false
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...norm,
	});
	return schema;
}
function _refine(Class, fn, _params) {
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn: fn,
		...core_util/* normalizeParams */.A2(_params),
	});
	return schema;
}
function describe(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [
		(inst) => {
			const existing = globalRegistry.get(inst) ?? {};
			globalRegistry.add(inst, { ...existing, description });
		},
	];
	ch._zod.check = () => { }; // no-op check
	return ch;
}
function _stringbool(Classes, _params) {
	const params = core_util/* normalizeParams */.A2(_params);
	let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
	let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
	if (params.case !== "sensitive") {
		truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
		falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
	}
	const truthySet = new Set(truthyArray);
	const falsySet = new Set(falsyArray);
	const _Codec = Classes.Codec ?? $ZodCodec;
	const _Boolean = Classes.Boolean ?? $ZodBoolean;
	const _String = Classes.String ?? $ZodString;
	const stringSchema = new _String({ type: "string", error: params.error });
	const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
	const codec = new _Codec({
		type: "pipe",
		in: stringSchema,
		out: booleanSchema,
		transform: ((input, payload) => {
			let data = input;
			if (params.case !== "sensitive")
				data = data.toLowerCase();
			if (truthySet.has(data)) {
				return true;
			}
			else if (falsySet.has(data)) {
				return false;
			}
			else {
				payload.issues.push({
					code: "invalid_value",
					expected: "stringbool",
					values: [...truthySet, ...falsySet],
					input: payload.value,
					inst: codec,
					continue: false,
				});
				return {};
			}
		}),
		reverseTransform: ((input, _payload) => {
			if (input === true) {
				return truthyArray[0] || "true";
			}
			else {
				return falsyArray[0] || "false";
			}
		}),
		error: params.error,
	});
	codec._zod.bag.truthy = truthyArray;
	codec._zod.bag.falsy = falsyArray;
	codec._zod.bag.case = params.case ?? "insensitive";
	return codec;
}




const ZodMiniType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniType", (inst, def) => {
	if (!inst._zod)
		throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		core_util/* own */.qh(this, "with", value);
	},
	parse(data, params) {
		return parse_parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parse_parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [
				...(def.checks ?? []),
				...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
			],
		}, { parent: true });
	},
	clone(_def, params) {
		return core_util/* clone */.o8(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
});
const ZodMiniString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_number(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function schemas_int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUndefined = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_undefined(params) {
	return api_undefined(ZodMiniUndefined, params);
}
const ZodMiniUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element: element,
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...core_util/* normalizeParams */.A2(params),
	};
	return new ZodMiniObject(def);
}
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: never(),
		...core_util/* normalizeParams */.A2(params),
	});
}
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: unknown(),
		...core_util/* normalizeParams */.A2(params),
	});
}
function extend(schema, shape) {
	return core_util/* extend */.X$(schema, shape);
}
const ZodMiniUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options: options,
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	const rest = hasRest ? _paramsOrRest : null;
	return new ZodMiniTuple({
		type: "tuple",
		items: items,
		rest,
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) {
		return new ZodMiniRecord({
			type: "record",
			keyType: schemas_string(),
			valueType: keyType,
			...core_util/* normalizeParams */.A2(valueType),
		});
	}
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType: valueType,
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function schemas_enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...core_util/* normalizeParams */.A2(params),
	});
}
const ZodMiniTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn,
	});
}
const ZodMiniOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType: innerType,
	});
}
const ZodMiniNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType: innerType,
	});
}
function nullish(innerType) {
	return optional(nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType: innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
		},
	});
}
const ZodMiniCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType: innerType,
		catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
	});
}
const ZodMiniPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out: out,
	});
}
const ZodMiniCodec = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniCodec", (inst, def) => {
	ZodMiniPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
const ZodMiniLazy = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodMiniType.init(inst, def);
});
function schemas_lazy(getter) {
	return new ZodMiniLazy({
		type: "lazy",
		getter: getter,
	});
}
const ZodMiniCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function custom(fn, _params) {
	return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
const schemas_describe = describe;

const stringbool = (...args) => _stringbool({
	Codec: ZodMiniCodec,
	Boolean: ZodMiniBoolean,
	String: ZodMiniString,
}, ...args);





/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  $W: () => (config),
  GT: () => ($ZodAsyncError),
  cV: () => ($ZodEncodeError),
  cr: () => (globalConfig),
  tm: () => (NEVER),
  xI: () => ($constructor)
});
var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);
var _a;

const NEVER = /*@__PURE__*/ Object.freeze({
	status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			}
			catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			}
			finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, 
proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			}
			finally {
				_zodDesc.value = undefined;
			}
		}
		else if (inst._zod.traits.has(name)) {
			return;
		}
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto)
				up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				(0, _util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k))
				continue;
			if (!(k in inst)) {
				inst[k] = proto[k].bind(inst);
			}
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {
	}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) {
				fn();
			}
			inst._zod.deferred = undefined;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp)
			pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, {
		value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent)
				return true;
			return inst?._zod?.traits?.has(name);
		},
	});
	Object.defineProperty(_, "name", { value: name });
	return _;
}
class $ZodAsyncError extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}
class $ZodEncodeError extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig)
		Object.assign(globalConfig, newConfig);
	return globalConfig;
}


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A2: () => (normalizeParams),
  B7: () => (stringifyPrimitive),
  GW: () => (parsedType),
  Gv: () => (isObject),
  NM: () => (optionalKeys),
  O7: () => (codePointLength),
  PO: () => (cached),
  QH: () => (aborted),
  Qd: () => (isPlainObject),
  Rc: () => (getLengthableOrigin),
  SS: () => (constantCatch),
  Vy: () => (assignProp),
  X: () => (installLazyProp),
  X$: () => (extend),
  cl: () => (nullish),
  d3: () => (attachSchema),
  gJ: () => (defineLazy),
  gx: () => (captureStackTrace),
  hi: () => (sizeCaps),
  iR: () => (finalizeIssue),
  jD: () => (hide),
  jw: () => (joinValues),
  k8: () => (jsonStringifyReplacer),
  lQ: () => (prefixIssues),
  o8: () => (clone),
  ol: () => (members),
  p6: () => (cleanRegex),
  qQ: () => (propertyKeyTypes),
  qh: () => (own),
  rL: () => (explicitlyAborted),
  sD: () => (escapeRegex),
  sn: () => (issue),
  v5: () => (defineLazyInternal),
  w5: () => (getEnumValues),
  yG: () => (shallowClone),
  zH: () => (NUMBER_FORMAT_RANGES)
});
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	const values = Object.entries(entries)
		.filter(([k, _]) => numericValues.indexOf(+k) === -1)
		.map(([_, v]) => v);
	return values;
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint")
		return value.toString();
	return value;
}
class Cached {
	constructor(getter) {
		this._getter = getter;
		this._value = undefined;
	}
	get value() {
		const getter = this._getter;
		if (getter !== undefined) {
			this._value = getter();
			this._getter = undefined;
		}
		return this._value;
	}
}
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === undefined;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = undefined;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) {
				return undefined;
			}
			if (value === undefined) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, {
				value: v,
			});
		},
		configurable: true,
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true,
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true,
	});
}
function putProp(target, key, value) {
	if (key in target)
		assignProp(target, key, value);
	else
		target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable)
			continue;
		if (desc.get) {
			deferProp(target, key, () => {
				const value = source._zod.def.shape[key];
				return value;
			});
		}
		else
			putProp(target, key, desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable)
			continue;
		if (desc.get)
			deferProp(target, key, () => source[key]);
		else
			putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false)
		return false;
	const ctor = o.constructor;
	if (ctor === undefined)
		return true;
	if (typeof ctor !== "function")
		return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false)
		return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o))
		return { ...o };
	if (Array.isArray(o))
		return [...o];
	if (o instanceof Map)
		return new Map(o);
	if (o instanceof Set)
		return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent)
		cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params)
		return {};
	if (typeof params === "string")
		return { error: () => params };
	if (params?.message !== undefined) {
		if (params?.error !== undefined)
			throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string")
		return { ...params, error: () => params.error };
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint")
		return value.toString() + "n";
	if (typeof value === "string")
		return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 3.4028234663852886e38],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
function extend(schema, shape) {
	if (!isPlainObject(shape)) {
		throw new Error("Invalid input to extend: expected a plain object");
	}
	const checks = schema._zod.def.checks;
	const hasChecks = checks && checks.length > 0;
	if (hasChecks) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) {
			if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
				throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
		}
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true)
		return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check))
			break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0)
			caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) {
		(_a = issues[i]).schema ?? (_a.schema = inst);
	}
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck"))
			(_a = iss).schema ?? (_a.schema = iss.inst);
		else
			iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
	const message = iss.message
		? iss.message
		: (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
			unwrapMessage(schemaError?.(iss)) ??
			unwrapMessage(ctx?.error?.(iss)) ??
			unwrapMessage(config.customError?.(iss)) ??
			unwrapMessage(config.localeError?.(iss)) ??
			"Invalid input");
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
			continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) {
		full.input = iss.input;
	}
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str))
		return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) {
		if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
			count--;
			i++;
		}
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input))
		return "array";
	if (typeof input === "string")
		return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": {
			return Number.isNaN(data) ? "nan" : "number";
		}
		case "object": {
			if (data === null) {
				return "null";
			}
			if (Array.isArray(data)) {
				return "array";
			}
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
				return obj.constructor.name;
			}
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") {
		return {
			message: iss,
			code: "custom",
			input,
			inst,
		};
	}
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get)
			Object.defineProperty(proto, key, { ...desc, enumerable: false });
		else
			defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		},
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
		return undefined;
	},
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = undefined;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke)
					delete this[key];
				else
					Object.defineProperty(this, key, { configurable: true, writable: true, value });
				broke = broke || outer;
				return value;
			}
			catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, value });
		},
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto)
		return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = { configurable: true, writable: true, enumerable, value: undefined };
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
		},
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
});
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);

const error = () => {
	const Sizable = {
		string: { unit: "characters", verb: "to have" },
		file: { unit: "bytes", verb: "to have" },
		array: { unit: "items", verb: "to have" },
		set: { unit: "items", verb: "to have" },
		map: { unit: "entries", verb: "to have" },
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input",
	};
	const TypeDictionary = {
		nan: "NaN",
	};
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
			return String(input);
		}
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = getTypeName(issue.expected);
				const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
				const received = getTypeName(receivedType, issue.input);
				return `Invalid input: expected ${expected}, received ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1)
					return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
				return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing)
					return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				}
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") {
					return `Invalid string: must start with "${_issue.prefix}"`;
				}
				if (_issue.format === "ends_with")
					return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes")
					return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex")
					return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of":
				return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys":
				return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
			case "invalid_key":
				return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
					const opts = issue.options.map((o) => `'${o}'`).join(" | ");
					return `Invalid discriminator value. Expected ${opts}`;
				}
				if (issue.inclusive === false) {
					return "Invalid input: more than one option matched";
				}
				return "Invalid input";
			case "invalid_element":
				return `Invalid value in ${issue.origin}`;
			default:
				return `Invalid input`;
		}
	};
};
function __WEBPACK_DEFAULT_EXPORT__() {
	return {
		localeError: error(),
	};
}


/***/ })

};
